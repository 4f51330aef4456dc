module tianyuan

go 1.26
