const querystring = require("querystring");

module.exports = async ({ args: { body, headers }, bt }) => {
  const form = querystring.parse(body);
  const token = await bt.tokens.create({
    type: "card",
    data: {
      number: form["paymentMethod[number]"],
      expiration_month: Number(form["paymentMethod[expirationMonth]"]),
      expiration_year: Number(form["paymentMethod[expirationYear]"]),
      cvc: form["paymentMethod[cvc]"],
    },
  });
  return {
    body: querystring.stringify({ orderId: form.orderId, "paymentMethod[token]": token.id }),
    headers,
  };
};
