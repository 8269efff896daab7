"""Runs programs in sequence, each as a module of its own, and reports each as a line of JSON.

Standard input is one JSON object: `origin`, to which requests for `host` go instead, with the name of the program in the
header `header`; `hurry`, by which time-outs are divided; and `programs`, a list of name, file, and home, the folder that it runs in. Nothing really sleeps:
the clock of `time.monotonic` moves on instead.
"""

import asyncio
import contextlib
import io
import json
import os
import random
import runpy
import sys
import time
import traceback
import typing

import httpx

job = json.load(sys.stdin)
# What SDKs add to a pause by chance is nothing then; they import the function when they are imported.
random.random = lambda: 0.5
origin = httpx.URL(job["origin"])
report: dict[str, typing.Any] = {}
slept = 0.0
send = httpx.HTTPTransport.handle_request
send_async = httpx.AsyncHTTPTransport.handle_async_request
monotonic = time.monotonic
yield_control = asyncio.sleep


def readdress(request: httpx.Request) -> None:
    if request.url.host != httpx.URL(job["host"]).host:
        raise RuntimeError(f"A sample asks for {request.url}, which is not on the test host.")
    request.url = request.url.copy_with(scheme=origin.scheme, host=origin.host, port=origin.port)
    request.headers["host"] = origin.netloc.decode()
    request.headers[job["header"]] = report["name"]
    limits = request.extensions["timeout"]
    report["timeOut"] = limits["read"]
    request.extensions["timeout"] = {key: limit and limit / job["hurry"] for key, limit in limits.items()}


def redirect(transport: httpx.HTTPTransport, request: httpx.Request) -> httpx.Response:
    readdress(request)
    return send(transport, request)


async def redirect_async(transport: httpx.AsyncHTTPTransport, request: httpx.Request) -> httpx.Response:
    readdress(request)
    return await send_async(transport, request)


def sleep(seconds: float) -> None:
    global slept
    slept += seconds
    report["waits"].append(seconds)


async def sleep_async(seconds: float) -> None:
    # Without a pause, other tasks go on: what waits for the network asks for that.
    await yield_control(0)
    if seconds > 0:
        sleep(seconds)


httpx.HTTPTransport.handle_request = redirect  # type: ignore[method-assign]
httpx.AsyncHTTPTransport.handle_async_request = redirect_async  # type: ignore[method-assign]
time.sleep = sleep
asyncio.sleep = sleep_async
time.monotonic = lambda: monotonic() + slept

for program in job["programs"]:
    report = {"name": program["name"], "waits": []}
    printed, complaints = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complaints):
        try:
            os.chdir(program["home"])
            runpy.run_path(program["file"], run_name="__main__")
        except BaseException as error:
            report["failure"] = "".join(traceback.format_exception_only(error)).strip()
    report["printed"] = printed.getvalue().splitlines()
    report["complaints"] = complaints.getvalue().splitlines()
    print(json.dumps(report), flush=True)
