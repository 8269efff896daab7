module.exports = async (event) => {
  const { card, order_id } = event.req;
  event.logger.info(`Order ${order_id}`);

  const response = await fetch("https://echo.basistheory.com/anything", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${event.configuration.PROCESSOR_KEY}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ number: card.number, order_id }),
  });

  return {
    res: {
      statusCode: response.ok ? 200 : 502,
      headers: { "X-Order-Id": order_id },
      body: { last4: card.number.slice(-4) },
    },
  };
};
