# Tianyuan. `make` lists the targets; `make run` and `make test` need Go only.

GO         ?= go
BIN        := bin/engine
VERSION    := $(shell sed -n 's/^const Version = "\(.*\)"/\1/p' cmd/engine/main.go)
PLATFORMS  := linux/amd64 linux/arm64 darwin/arm64 windows/amd64

GOFUMPT     := mvdan.cc/gofumpt@v0.12.0
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
BENCHSTAT   := golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da
GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.9.0

# Games of match-gnugo: on 9x9 and on 19x19, seconds a move, and where to.
GAMES9  ?= 20
GAMES19 ?= 2
SECONDS ?= 1
MATCHES ?= matches
# Seconds of each fuzz target.
FUZZTIME ?= 60s
# Of bench-compare: the revision to compare with, runs of each side, time of a
# benchmark in a run, and which benchmarks.
OLD       ?= HEAD
RUNS      ?= 10
BENCHTIME ?= 0.2s
BENCH     ?= .
# Seconds of each measurement of pgo.
PGOTIME ?= 3
# Of regress: playouts a move, and more flags of its test.
PLAYOUTS ?= 5000
REGRESS  ?=

.DEFAULT_GOAL := help
.PHONY: help build run test test-slow transcripts race race-slow check fuzz vuln bench bench-compare pgo signature learn regress cross match-gnugo readme clean

help: ## list the targets
	@echo "Tianyuan $(VERSION): make TARGET"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

build: ## build bin/engine
	@$(GO) build -trimpath -o $(BIN) ./cmd/engine

run: build ## build and start the engine: GTP on stdin and stdout
	@$(BIN) gtp $(ARGS)

test: ## all tests but the slow ones, under 5 minutes
	$(GO) test ./...

test-slow: transcripts ## all tests, the slow proofs included: about half an hour
	$(GO) test -tags slow -timeout 60m ./...

transcripts: build ## the transcripts of package gtp against the built program
	$(GO) test -count=1 ./gtp -run TestTranscripts -engine "$(CURDIR)/$(BIN) gtp --quiet --playouts 500"

race: ## tests of the concurrent packages under the race detector
	$(GO) test -race -timeout 20m ./engine/tactics ./mcts/... ./gtp/... ./bench/match/...
	$(GO) test -race -timeout 20m -run 'Playouts|Search|Scaling' ./bench

race-slow: ## eight workers for a minute under the race detector
	$(GO) test -race -tags slow -count=1 -timeout 20m -run TestCrowdSlow -v ./mcts

check: ## formatting, vet, staticcheck, import table
	@out=$$($(GO) run $(GOFUMPT) -l .) && { [ -z "$$out" ] || { echo "not gofumpt-formatted:"; echo "$$out"; exit 1; }; }
	$(GO) vet ./...
	$(GO) vet -tags slow ./...
	$(GO) run $(STATICCHECK) ./...
	$(GO) test -count=1 -run 'TestImport' .

fuzz: ## every fuzz target for FUZZTIME (60s)
	@set -e; for package in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
	    echo "== $$package $$target"; \
	    $(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 10x $$package; \
	  done; \
	done

vuln: ## known vulnerabilities of the dependencies (asks a network service)
	$(GO) run $(GOVULNCHECK) ./...

bench: build ## speed of the board and of playouts, these in turn with bench/testdata/yardstick.c where there is a C compiler
	$(GO) test -pgo=$(CURDIR)/cmd/engine/default.pgo -run '^$$' -bench . -benchtime 0.5s ./engine ./mcts/...
	@if command -v cc >/dev/null; then \
	  cc -O3 -march=native -o bin/yardstick bench/testdata/yardstick.c && \
	  $(BIN) bench playouts --repeat 5 --against 'bin/yardstick 2'; \
	else \
	  $(BIN) bench playouts --repeat 5; \
	fi
	$(BIN) bench search

bench-compare: ## go benchmarks against those of revision OLD (HEAD), RUNS times in turn, by benchstat
	@GO='$(GO)' BENCHSTAT='$(BENCHSTAT)' bench/compare.sh '$(OLD)' '$(RUNS)' '$(BENCHTIME)' '$(BENCH)'

pgo: ## write cmd/engine/default.pgo, the profile that the builds are optimised by
	@GO='$(GO)' bench/pgo.sh cmd/engine/default.pgo '$(PGOTIME)'

signature: build ## print the number that changes when play changes
	@$(BIN) bench signature

learn: ## fit the weights of the priors to the records anew: mcts/prior/learned.gz
	$(GO) run ./bench/train -o mcts/prior/learned.gz bench/train/records/9x9.gz bench/train/records/13x13.gz bench/train/records/19x19.gz

regress: build ## the suite of tactical positions at PLAYOUTS (5000) a move; REGRESS=-failures shows boards, -record keeps the rate
	$(GO) test -count=1 -v -timeout 60m ./bench/regress -run 'TestSuite$$' -engine "$(CURDIR)/$(BIN) gtp --quiet --threads 1 --playouts $(PLAYOUTS)" $(REGRESS)

cross: ## static binaries for all platforms, in dist/
	@set -e; for platform in $(PLATFORMS); do \
	  os=$${platform%/*}; arch=$${platform#*/}; ext=; [ $$os = windows ] && ext=.exe; \
	  out=dist/tianyuan-$(VERSION)-$$os-$$arch$$ext; echo $$out; \
	  CGO_ENABLED=0 GOOS=$$os GOARCH=$$arch $(GO) build -trimpath -ldflags '-s -w' -o $$out ./cmd/engine; \
	done

match-gnugo: build ## GAMES9 games on 9x9 and GAMES19 on 19x19 against GNU Go level 10, 1 s a move
	@bench/match-gnugo.sh $(BIN) $(MATCHES) $(GAMES9) $(GAMES19) $(SECONDS)

readme: ## write the command list of README.md from the command table
	$(GO) test ./gtp -run TestREADME -update

clean: ## remove what the other targets made
	rm -rf bin dist
