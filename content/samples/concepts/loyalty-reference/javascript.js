const { createHmac } = require("crypto");

module.exports = async ({ args, configuration }) => {
  const hmac = createHmac("sha256", configuration.PARTNER_SECRET);
  return { raw: { card_reference: hmac.update(args.card.number).digest("hex") } };
};
