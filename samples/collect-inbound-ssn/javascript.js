module.exports = async ({ args: { body, headers }, bt }) => {
  const token = await bt.tokens.create({ type: "social_security_number", data: body.ssn });
  // Name what goes on to your API. Everything else of the request ends here.
  return { body: { employee_id: body.employee_id, ssn: token.id }, headers };
};
