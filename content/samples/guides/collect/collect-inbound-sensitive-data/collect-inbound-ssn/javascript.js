module.exports = async ({ args: { body, headers }, bt }) => {
  const token = await bt.tokens.create({ type: "social_security_number", data: body.ssn });
  // Pass only named fields on to your API.
  return { body: { employee_id: body.employee_id, ssn: token.id }, headers };
};
