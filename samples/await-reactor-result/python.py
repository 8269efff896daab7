import time

from basis_theory import BasisTheory, NotFoundError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


def await_result(reactor_id, request_id):
    deadline = time.monotonic() + 5 * 60
    while True:
        try:
            return client.reactors.results.get(reactor_id, request_id)
        except NotFoundError:
            # A 404 means that the run has not ended. Every other error is the run's own.
            if time.monotonic() > deadline:
                raise
            time.sleep(0.5)


print(await_result("<REACTOR_ID>", "<REQUEST_ID>"))
