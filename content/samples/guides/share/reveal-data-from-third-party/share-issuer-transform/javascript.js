const { AuthorizationError } = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args, configuration }) => {
  if (!["", "/"].includes(args.path ?? "") || args.query) {
    throw new AuthorizationError("This proxy has one address.");
  }
  return {
    body: args.body,
    headers: { ...args.headers, Authorization: `Bearer ${configuration.ISSUER_KEY}` },
  };
};
