const fetch = require("node-fetch");

module.exports = async ({ args }) => {
  const response = await fetch("https://echo.basistheory.com/anything", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(args),
  });
  return { raw: await response.json() };
};
