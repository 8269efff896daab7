module.exports = async ({ args, configuration }) => ({
  body: { ...args.body, currency: "USD" },
  headers: { ...args.headers, "X-Api-Key": configuration.PROCESSOR_KEY },
});
