import time
from typing import Any

from basis_theory import BasisTheory, NotFoundError
from basis_theory.environment import BasisTheoryEnvironment

client = BasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


def await_result(reactor_id: str, request_id: str) -> Any:
    deadline = time.monotonic() + 5 * 60
    while time.monotonic() < deadline:
        try:
            response = client.reactors.results.with_raw_response.get(reactor_id, request_id)
            # The SDK raises nothing for a response without a body, so compare the status.
            if response.status_code == 200:
                return response.data
            if response.status_code != 404:
                raise RuntimeError(f"The result cannot be read: status {response.status_code}.")
        except NotFoundError:
            pass
        # A 404 means that the run has not ended. Every other error is the run's own.
        time.sleep(0.5)
    raise TimeoutError("The run did not end within five minutes.")


await_result("<REACTOR_ID>", "<REQUEST_ID>")
# What a run returns can be sensitive, so it does not go to the log.
print("The run has ended.")
