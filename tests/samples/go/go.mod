module samples

go 1.21

require (
	github.com/Basis-Theory/go-sdk/v6 v6.0.0
	github.com/google/uuid v1.6.0
)
