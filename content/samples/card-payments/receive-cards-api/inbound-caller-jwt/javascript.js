const jose = require("node-jose");
const {
  AuthenticationError,
  BadRequestError,
} = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

const isAuthorization = ([name]) => name.toLowerCase() === "authorization";

async function checkCaller(headers, publicKeyPem) {
  const [, authorization = ""] = Object.entries(headers).find(isAuthorization) ?? [];
  let claims;
  try {
    const key = await jose.JWK.asKey(publicKeyPem, "pem");
    const verifier = jose.JWS.createVerify(key, { algorithms: ["RS256"] });
    const { payload } = await verifier.verify(authorization.replace(/^Bearer /i, ""));
    claims = JSON.parse(payload.toString());
  } catch {
    throw new AuthenticationError("The token of the caller is not valid");
  }
  if (!(claims.exp * 1000 > Date.now())) {
    throw new AuthenticationError("The token of the caller has expired");
  }
}

module.exports = async ({ args: { body, headers }, bt, configuration }) => {
  await checkCaller(headers, configuration.PARTNER_PUBLIC_KEY);

  const { number, expiration_month, expiration_year, cvc } = body?.payment_method ?? {};
  if (!number) throw new BadRequestError("payment_method.number is missing");

  let token;
  try {
    token = await bt.tokens.create({
      type: "card",
      data: { number, expiration_month, expiration_year, cvc },
    });
  } catch (error) {
    if (error.status === 400) throw new BadRequestError("The card is not valid");
    throw error;
  }

  // The token of the caller was for this proxy: it does not go on to your API.
  return {
    body: { order_id: body.order_id, payment_method: { token_id: token.id } },
    headers: Object.fromEntries(Object.entries(headers).filter((entry) => !isAuthorization(entry))),
  };
};
