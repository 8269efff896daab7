import httpx

response = httpx.post(
    "https://api.test.basistheory.com/proxy/charges",
    params={"expand": "customer"},
    headers={
        "BT-API-KEY": "<API_KEY>",
        "BT-PROXY-KEY": "<PROXY_KEY>",
    },
    json={
        "number": "{{ <TOKEN_ID> | json: '$.number' }}",
        "amount": 1250,
    },
    timeout=30,
)

# The body can repeat the card, so only the status goes to the log.
status = response.status_code
if response.is_success:
    print(f"The destination accepted the request with status {status}.")
elif "BT-PROXY-DESTINATION-STATUS" in response.headers:
    print(f"The destination rejected the request with status {status}.")
else:
    print(f"The platform or a transform ended the request with status {status}.")
