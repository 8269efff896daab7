const { BadRequestError } = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async ({ args: { body, headers }, bt }) => {
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

  // Name what goes on to your API. Everything else of the request ends here.
  return {
    body: { order_id: body.order_id, payment_method: { token_id: token.id } },
    headers,
  };
};
