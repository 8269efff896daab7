module.exports = async ({ args: { body, headers } }) => ({ body: { cvv: body.cvv }, headers });
