module.exports = async (req) => ({
  raw: { brand: req.args.card.number.startsWith("4") ? "visa" : "other" },
});
