import { createHmac, timingSafeEqual } from "node:crypto";

const SECRET = "<MERCHANT_WEBHOOK_SECRET>";
const TOLERANCE_SECONDS = 300;

/** `header` is `Merchant-Signature`: `t=<unix>,v1=<hex>`. `rawBody` is the body as it arrived. */
export function isGenuine(rawBody: string, header: string): boolean {
  const parts = new Map(header.split(",").map((part) => part.split("=", 2) as [string, string]));
  const timestamp = parts.get("t") ?? "";
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS)) return false;

  const expected = createHmac("sha256", SECRET).update(`${timestamp}.${rawBody}`).digest();
  const received = Buffer.from(parts.get("v1") ?? "", "hex");
  return received.length === expected.length && timingSafeEqual(received, expected);
}
