import json

import httpx
from basis_theory import BasisTheory


def store_card(client: BasisTheory, card: dict[str, object]) -> str:
    """The code under test: gets the client as an argument, so that a test can pass another one."""
    token = client.tokens.create(type="card", data=card)
    if token.id is None:
        raise RuntimeError("The platform returned no token id.")
    return token.id


def test_stores_the_card_and_returns_the_id() -> None:
    requests: list[httpx.Request] = []

    def platform(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        return httpx.Response(201, json={"id": "token-1", "type": "card"})

    client = BasisTheory(
        api_key="test",
        base_url="https://platform.test",
        httpx_client=httpx.Client(transport=httpx.MockTransport(platform)),
    )

    assert store_card(client, {"number": "4242424242424242"}) == "token-1"
    assert requests[0].url.path == "/tokens"
    assert json.loads(requests[0].content)["data"] == {"number": "4242424242424242"}
