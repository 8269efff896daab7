module.exports = async ({ args: { body, headers }, bt }) => {
  const token = await bt.tokens.create({ type: "card", data: body.card });
  return { body: { ...body, card: token.id }, headers };
};
