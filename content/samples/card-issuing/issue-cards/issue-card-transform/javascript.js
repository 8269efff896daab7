module.exports = async ({ args: { body, headers }, bt }) => {
  const { pan, cvv, exp_month, exp_year, type, state, last_four } = body;
  const token = await bt.tokens.create({
    type: "card",
    data: {
      number: pan,
      expiration_month: Number(exp_month),
      expiration_year: Number(exp_year),
      cvc: cvv,
    },
    metadata: { issuer_card_id: body.token },
    fingerprintExpression: "{{ data.number }}",
    deduplicateToken: true,
  });
  // Pass only named fields on to your server.
  return { body: { type, state, last_four, token }, headers };
};
