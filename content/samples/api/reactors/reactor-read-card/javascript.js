module.exports = async (req) => ({ raw: { last4: req.args.card.number.slice(-4) } });
