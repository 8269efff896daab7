module.exports = async (req) => {
  const token = await req.bt.tokens.create({ type: "token", data: req.args.account });
  return { raw: { token: token.id } };
};
