const response = await fetch("https://api.test.basistheory.com/proxy/charges?expand=customer", {
  method: "POST",
  headers: {
    "BT-API-KEY": "<API_KEY>",
    "BT-PROXY-KEY": "<PROXY_KEY>",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    number: "{{ <TOKEN_ID> | json: '$.number' }}",
    amount: 1250,
  }),
});

// The body can repeat the card, so only the status goes to the log.
if (response.ok) {
  console.log(`The destination accepted the request with status ${response.status}.`);
} else if (response.headers.has("BT-PROXY-DESTINATION-STATUS")) {
  console.error(`The destination rejected the request with status ${response.status}.`);
} else {
  console.error(`The platform or a transform ended the request with status ${response.status}.`);
}
