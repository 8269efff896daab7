"""Prints, as JSON, what the installed Python SDK has.

`methods`: every method of its client by call path, with the names of its arguments in order, `path` by position and
`keywords` by name; whether it accepts an idempotency key; and the kind of its result. Options of a request are no
arguments here. `members`: by type, what each field with a wire name of its own is called.
"""

import collections.abc
import inspect
import json
import sys
import typing
from importlib.metadata import version

import basis_theory
import pydantic
from basis_theory import BasisTheory
from basis_theory.core.pagination import SyncPager

PACKAGE = "BasisTheoryClient"
KEY = "idempotency_key"
OPTIONS = {"self", "request_options"}
RESULTS = {SyncPager: "page", list: "list", collections.abc.Iterator: "content"}


def result(method: typing.Callable[..., typing.Any]) -> str:
    hint = typing.get_type_hints(method)["return"]
    if hint is type(None):
        return "none"
    return RESULTS.get(typing.get_origin(hint) or hint, "value")


def describe(method: typing.Callable[..., typing.Any]) -> dict[str, typing.Any]:
    parameters = [p for p in inspect.signature(method).parameters.values() if p.name not in OPTIONS]
    names = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
    return {
        "path": [p.name for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD],
        "keywords": [name for name in names if name != KEY],
        "idempotent": KEY in names,
        "result": result(method),
    }


def methods(client: object, prefix: str = "") -> typing.Iterator[tuple[str, dict[str, typing.Any]]]:
    for name, member in sorted(vars(type(client)).items()):
        if name.startswith("_") or name == "with_raw_response":
            continue
        if isinstance(member, property):
            yield from methods(getattr(client, name), f"{prefix}{name}.")
        elif inspect.isfunction(member):
            yield prefix + name, describe(member)


def members() -> typing.Iterator[tuple[str, dict[str, str]]]:
    for name in sorted(basis_theory.__all__):
        model = getattr(basis_theory, name)
        if inspect.isclass(model) and issubclass(model, pydantic.BaseModel):
            yield name, {field.alias: key for key, field in model.model_fields.items() if field.alias}


json.dump(
    {
        "package": PACKAGE,
        "version": version(PACKAGE),
        "methods": dict(methods(BasisTheory(api_key="<API_KEY>"))),
        "members": dict(members()),
    },
    sys.stdout,
)
