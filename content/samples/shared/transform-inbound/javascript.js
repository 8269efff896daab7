module.exports = async ({ args: { body, headers }, bt }) => {
  const token = await bt.tokens.create({ type: "card", data: body.card });
  // Pass only named fields on to your API.
  return { body: { order_id: body.order_id, card: token.id }, headers };
};
