const response = await fetch("https://api.test.basistheory.com/proxy", {
  method: "POST",
  headers: {
    "BT-API-KEY": "<API_KEY>",
    "BT-PROXY-URL": "https://echo.basistheory.com/anything",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    number: "{{ <TOKEN_ID> | json: '$.number' }}",
    amount: 1250,
  }),
});
// The body can repeat the card, so only the status goes to the log.
console.log(response.status);
