// Package runner runs one of the programs that a binary was built of, and sends what it asks the platform for to another
// server, with the name of the program in a header.
package runner

import (
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
)

type redirect struct {
	next         http.RoundTripper
	host, origin *url.URL
	header, name string
}

func (r redirect) RoundTrip(request *http.Request) (*http.Response, error) {
	if request.URL.Host != r.host.Host {
		return nil, fmt.Errorf("a sample asks for %s, which is not on the test host", request.URL)
	}
	sent := request.Clone(request.Context())
	sent.URL.Scheme, sent.URL.Host, sent.Host = r.origin.Scheme, r.origin.Host, r.origin.Host
	sent.Header.Set(r.header, r.name)
	return r.next.RoundTrip(sent)
}

// Run runs the program that the first argument names. The others are the host of the platform, the server that is asked
// instead, and the header.
func Run(programs map[string]func()) {
	name, header := os.Args[1], os.Args[4]
	host, origin := parsed(os.Args[2]), parsed(os.Args[3])
	http.DefaultTransport = redirect{next: http.DefaultTransport, host: host, origin: origin, header: header, name: name}
	// A line of the log begins with its text.
	log.SetFlags(0)
	programs[name]()
}

func parsed(address string) *url.URL {
	found, err := url.Parse(address)
	if err != nil {
		panic(err)
	}
	return found
}
