const fetch = require("node-fetch");

module.exports = async ({ args, configuration }) => {
  const response = await fetch("https://echo.basistheory.com/anything", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${configuration.PROCESSOR_KEY}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ number: args.card.number, order_id: args.order_id }),
  });

  return {
    raw: { processor_status: response.status, last4: args.card.number.slice(-4) },
    tokenize: { card_number: { type: "card_number", data: args.card.number } },
  };
};
