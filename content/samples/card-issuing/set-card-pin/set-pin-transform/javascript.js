const forge = require("node-forge");
const { AuthorizationError } = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args: { body, headers, method, path }, configuration }) => {
  // Your server signed which card this user may change, and until when.
  const hmac = forge.hmac.create();
  hmac.start("sha256", configuration.GRANT_SECRET);
  hmac.update(`${path.replace(/^\//, "")}.${body.expires}`);
  const granted = hmac.digest().toHex() === body.grant && Date.now() <= body.expires;
  if (!granted || method !== "PATCH") {
    throw new AuthorizationError("The grant does not allow this request.");
  }

  const publicKey = forge.pki.publicKeyFromPem(
    forge.util.decode64(configuration.LITHIC_PUB_KEY),
  );
  const nonce = parseInt(forge.util.bytesToHex(forge.random.getBytesSync(4)), 16);
  const block = publicKey.encrypt(
    JSON.stringify({ nonce, pin: body.pin }),
    "RSA-OAEP",
    { md: forge.md.sha1.create(), mgf1: { md: forge.md.sha1.create() } },
  );
  return {
    body: { pin: forge.util.encode64(block) },
    headers: { ...headers, Authorization: configuration.LITHIC_API_KEY },
  };
};
