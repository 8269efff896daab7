const { v4: uuid } = require("uuid");

module.exports = async (event) => ({
  res: {
    statusCode: 200,
    headers: {},
    body: { id: uuid(), last4: event.req.card.number.slice(-4) },
  },
});
