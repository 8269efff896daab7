const fromMMYY = (text) => ({
  expiration_month: Number(text.slice(0, 2)),
  expiration_year: 2000 + Number(text.slice(-2)),
});

const readers = {
  marqeta: ({ token, pan, expiration, cvv_number }) => ({
    id: token,
    data: { number: pan, ...fromMMYY(expiration), cvc: cvv_number },
  }),
  stripe: ({ id, number, exp_month, exp_year, cvc }) => ({
    id,
    data: { number, expiration_month: exp_month, expiration_year: exp_year, cvc },
  }),
  galileo: ({ response_data: [card] }) => {
    const expires = new Date(card.expiry_date);
    return {
      id: String(card.card_id),
      data: {
        number: card.card_number,
        expiration_month: expires.getUTCMonth() + 1,
        expiration_year: expires.getUTCFullYear(),
        cvc: card.card_security_code,
      },
    };
  },
  treasuryPrime: ({ id, pan, expiration, cvv }) => ({
    id,
    data: { number: pan, ...fromMMYY(expiration), cvc: cvv },
  }),
  adyen: ({ pan, expiration, cvc }) => ({
    data: {
      number: pan,
      expiration_month: Number(expiration.month),
      expiration_year: Number(expiration.year),
      cvc,
    },
  }),
};

module.exports = async ({ args: { body, headers }, bt, configuration }) => {
  const { id, data } = readers[configuration.ISSUER](body);
  const token = await bt.tokens.create({
    type: "card",
    data,
    ...(id && { metadata: { issuer_card_id: id } }),
    fingerprintExpression: "{{ data.number }}",
    deduplicateToken: true,
  });
  // Add other fields of the issuer that your server needs, each by its name.
  return { body: { token }, headers };
};
