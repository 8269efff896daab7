import { setTimeout as sleep } from "node:timers/promises";
import { BasisTheory, BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

async function awaitResult(reactorId: string, requestId: string): Promise<unknown> {
  const deadline = Date.now() + 5 * 60_000;
  for (;;) {
    try {
      return await client.reactors.results.get(reactorId, requestId);
    } catch (error) {
      // A 404 means that the run has not ended. Every other error is the run's own.
      if (!(error instanceof BasisTheory.NotFoundError) || Date.now() > deadline) throw error;
      await sleep(500);
    }
  }
}

await awaitResult("<REACTOR_ID>", "<REQUEST_ID>");
// What a run returns can be sensitive, so it does not go to the log.
console.log("The run has ended.");
