// Command check reads Go programs by id from standard input, compares their layout with that of gofmt, and type-checks
// them with the packages that the module of its working directory requires. What belongs to a package that is missing is
// not looked at, and the package is reported.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/build"
	"go/format"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"strings"
)

type report struct {
	Problems []string `json:"problems"`
	Missing  []string `json:"missing"`
}

// imported is a package, or why it cannot be had.
type imported struct {
	pkg *types.Package
	err error
}

// cache asks for each package once. An importer from source runs a command for each package of a module, and forgets
// which ones are missing.
type cache struct {
	from  types.Importer
	known map[string]imported
}

func (c *cache) Import(path string) (*types.Package, error) {
	found, isKnown := c.known[path]
	if !isKnown {
		found.pkg, found.err = c.from.Import(path)
		c.known[path] = found
	}
	return found.pkg, found.err
}

func main() {
	var programs map[string]string
	if err := json.NewDecoder(os.Stdin).Decode(&programs); err != nil {
		panic(err)
	}
	files := token.NewFileSet()
	// Package net is then read without the C that it can be built with.
	build.Default.CgoEnabled = false
	// One importer for all: the standard library is read once.
	packages := &cache{from: importer.ForCompiler(files, "source", nil), known: map[string]imported{}}
	reports := map[string]report{}
	for id, code := range programs {
		reports[id] = check(files, packages, code)
	}
	if err := json.NewEncoder(os.Stdout).Encode(reports); err != nil {
		panic(err)
	}
}

func check(files *token.FileSet, packages types.Importer, code string) report {
	found := report{Problems: []string{}, Missing: []string{}}
	file, err := parser.ParseFile(files, "main.go", code, parser.SkipObjectResolution)
	if err != nil {
		found.Problems = append(found.Problems, err.Error())
		return found
	}
	if formatted, err := format.Source([]byte(code)); err != nil || !bytes.Equal(formatted, []byte(code)) {
		found.Problems = append(found.Problems, "It is not laid out as gofmt does it.")
	}
	config := types.Config{
		Importer: packages,
		Error: func(err error) {
			problem := err.(types.Error)
			if name, isMissing := strings.CutPrefix(problem.Msg, "could not import "); isMissing {
				name, _, _ = strings.Cut(name, " ")
				found.Missing = append(found.Missing, name)
				return
			}
			line := files.Position(problem.Pos).Line
			found.Problems = append(found.Problems, fmt.Sprintf("Line %d: %s", line, problem.Msg))
		},
	}
	config.Check(file.Name.Name, files, []*ast.File{file}, nil)
	return found
}
