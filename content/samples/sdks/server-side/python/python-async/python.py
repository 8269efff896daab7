import asyncio

from basis_theory import AsyncBasisTheory
from basis_theory.environment import BasisTheoryEnvironment

client = AsyncBasisTheory(
    api_key="<API_KEY>",
    environment=BasisTheoryEnvironment.TEST,
)


async def main() -> None:
    first, second = await asyncio.gather(
        client.tokens.get("d2cbc1b4-5c3a-45a3-9ee2-392a1c475ab4"),
        client.tokens.get("30973af6-93f0-4d2e-b4b3-15a136a33945"),
    )
    print(first.id, second.id)

    async for token in await client.tokens.list_v2(size=20):
        print(token.id, token.type)


asyncio.run(main())
