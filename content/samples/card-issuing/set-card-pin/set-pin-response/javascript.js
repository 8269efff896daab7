module.exports = async ({ args: { headers } }) => ({ body: { pin_set: true }, headers });
