import type { Speech } from '../support/observations.ts';

/** How the SDK is called to see what it does with an answer. */
export const SPEECH: Speech = {
  calls: {
    'tokens.get': (options) => `tokens.get("id"${options})`,
    'tokens.create': (options) => `tokens.create(type="token", data="x"${options})`,
    'tokens.detokenize': (options) => `tokens.detokenize(request={"x": "{{ id }}"}${options})`,
  },
  client: {
    'retries off on the client': ', max_retries=0',
    'a time limit on the client': ', timeout=5',
  },
  options: {
    'retries off on the call': ', request_options={"max_retries": 0}',
    'a time limit on the call': ', request_options={"timeout_in_seconds": 5}',
  },
  program: (client, call, setting) => `import asyncio, asyncio.tasks
import json
from basis_theory import AsyncBasisTheory, BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

settings = dict(api_key="<API_KEY>", environment=BasisTheoryEnvironment.TEST${client})
skipped = asyncio.sleep

async def within_deadline():
    # This wait is a real one: what ends it is the clock.
    asyncio.sleep = asyncio.tasks.sleep
    return await asyncio.wait_for(AsyncBasisTheory(**settings).${call}, 0.5)

try:
    result = ${setting === 'a deadline that passes during the wait' ? 'asyncio.run(within_deadline())' : `BasisTheory(**settings).${call}`}
    print(json.dumps({"returned": str(result)}))
except Exception as error:
    module = "httpx." if type(error).__module__.startswith("httpx") else ""
    print(json.dumps({"raised": module + type(error).__name__, "status": getattr(error, "status_code", None)}))
finally:
    asyncio.sleep = skipped
`,
};
