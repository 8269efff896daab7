const AGENTIC = "https://api.test.basistheory.com/agentic";
const AGENT_ID = "<AGENT_ID>";

interface Purchase {
  /** A decimal number, e.g. `49.90`. */
  amount: { value: string; currency: string };
  description: string;
  expiresAt: Date;
  /** Id of the seller at Stripe. It begins with `profile_`. */
  seller: string;
}

/** Once for each card. The enrollment is active at once. */
export async function enroll(tokenId: string, email: string): Promise<string> {
  const enrollment = await post<{ id: string }>("/enrollments", {
    token_id: tokenId,
    consumer: { email },
    agent_id: AGENT_ID,
    type: "spt",
    provider: "stripe",
  });
  return enrollment.id;
}

/** Once for each checkout, after your customer has agreed to this purchase. */
export async function issueToken(enrollmentId: string, purchase: Purchase): Promise<string> {
  const instructions = `/agents/${AGENT_ID}/instructions`;
  const instruction = await post<{ id: string; status: string }>(instructions, {
    enrollment_id: enrollmentId,
    amount: purchase.amount,
    description: purchase.description,
    expires_at: purchase.expiresAt.toISOString(),
    network_business_profile: purchase.seller,
  });
  if (instruction.status !== "approved") throw new Error(`The instruction is ${instruction.status}.`);

  const credentials = await post<{ spt?: { id: string } }>(
    `${instructions}/${instruction.id}/credentials`,
    {},
  );
  if (!credentials.spt) throw new Error("The credentials hold no shared payment token.");
  return credentials.spt.id;
}

// The types of the SDK do not have the fields of shared payment tokens yet.
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${AGENTIC}${path}`, {
    method: "POST",
    headers: { "BT-API-KEY": "<API_KEY>", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
