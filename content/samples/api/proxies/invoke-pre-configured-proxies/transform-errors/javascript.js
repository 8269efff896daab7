const {
  AuthorizationError,
  CustomHttpResponseError,
} = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args: { body, headers }, configuration }) => {
  if (body.tenant !== configuration.TENANT) {
    throw new AuthorizationError("tenant mismatch");
  }
  if (body.amount === 0) {
    throw new CustomHttpResponseError({
      status: 202,
      headers: { "X-Skipped": "true" },
      body: { status: "nothing to charge" },
    });
  }
  return { body, headers };
};
