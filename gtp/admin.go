package gtp

import (
	"context"
	"strconv"
	"strings"
)

func (s *Server) protocolVersion(context.Context, call) (string, error) { return "2", nil }

func (s *Server) name(context.Context, call) (string, error) { return s.options.Name, nil }

func (s *Server) version(context.Context, call) (string, error) { return s.options.Version, nil }

func (s *Server) quit(context.Context, call) (string, error) { return "", nil }

func (s *Server) knownCommand(_ context.Context, c call) (string, error) {
	_, known := s.byName[c.text]
	return strconv.FormatBool(known), nil
}

func (s *Server) listCommands(context.Context, call) (string, error) {
	names := make([]string, len(s.table))
	for i, row := range s.table {
		names[i] = row.Name
	}
	return strings.Join(names, "\n"), nil
}

func (s *Server) help(context.Context, call) (string, error) {
	lines := make([]string, len(s.table))
	for i, row := range s.table {
		lines[i] = strings.TrimSpace(row.Name+" "+row.Args) + ": " + row.Help
	}
	return strings.Join(lines, "\n"), nil
}
