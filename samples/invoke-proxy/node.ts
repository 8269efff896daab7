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
const answer = await response.text();

if (response.ok) {
  console.log(answer);
} else if (response.headers.has("BT-PROXY-DESTINATION-STATUS")) {
  console.error(`The destination refused the request with status ${response.status}:`, answer);
} else {
  console.error(`The platform or a transform ended the request with status ${response.status}:`, answer);
}
