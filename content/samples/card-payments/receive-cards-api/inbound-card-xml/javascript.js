const { create } = require("xmlbuilder2");

module.exports = async ({ args: { body, headers }, bt }) => {
  const { order } = create(body).end({ format: "object" });
  const { card } = order;
  const token = await bt.tokens.create({
    type: "card",
    data: {
      number: card.number,
      expiration_month: Number(card.expirationMonth),
      expiration_year: Number(card.expirationYear),
      cvc: card.cvc,
    },
  });
  return {
    body: create({ order: { id: order.id, token: token.id } }).end({ format: "xml" }),
    headers,
  };
};
