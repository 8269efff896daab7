const { BadRequestError } = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args: { body, headers }, bt }) => {
  const user = body.json; // The echo puts what it received here. Use `body` with your API.
  if (typeof user?.ssn !== "string") return { body, headers };
  try {
    const token = await bt.tokens.retrieve(user.ssn);
    return { body: { name: user.name, ssn: token.data }, headers };
  } catch {
    throw new BadRequestError("The user could not be read.");
  }
};
