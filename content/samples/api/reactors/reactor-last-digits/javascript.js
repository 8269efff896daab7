module.exports = async function (event) {
  return { res: { statusCode: 200, headers: {}, body: { last4: event.req.card.number.slice(-4) } } };
};
