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

if response.is_success:
    print(response.text)
elif "BT-PROXY-DESTINATION-STATUS" in response.headers:
    print("The destination refused the request with status", response.status_code, response.text)
else:
    print("The platform or a transform ended the request with status", response.status_code, response.text)
