import httpx

response = httpx.post(
    "https://api.test.basistheory.com/proxy",
    headers={
        "BT-API-KEY": "<API_KEY>",
        "BT-PROXY-URL": "https://echo.basistheory.com/anything",
    },
    json={
        "number": "{{ <TOKEN_ID> | json: '$.number' }}",
        "amount": 1250,
    },
    timeout=30,
)
# The body can repeat the card, so only the status goes to the log.
print(response.status_code)
