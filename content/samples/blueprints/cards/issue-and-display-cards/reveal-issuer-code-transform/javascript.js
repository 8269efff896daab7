const forge = require("node-forge");
const { AuthorizationError } = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args: { body, headers, method, path }, configuration }) => {
  const own = {};
  const forwarded = {};
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    if (lower.startsWith("x-grant")) own[lower] = value;
    else forwarded[name] = value;
  }
  const expires = own["x-grant-expires"];
  const hmac = forge.hmac.create();
  hmac.start("sha256", configuration.GRANT_SECRET);
  hmac.update(`${path.replace(/^\//, "")}.${expires}`);
  const granted = hmac.digest().toHex() === own["x-grant"] && Date.now() <= Number(expires);
  if (!granted || method !== "GET") {
    throw new AuthorizationError("The grant does not allow this request.");
  }
  return { body, headers: { ...forwarded, Authorization: configuration.LITHIC_API_KEY } };
};
