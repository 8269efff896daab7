resource "basistheory_proxy" "account_lookup" {
  name            = "Account lookup"
  destination_url = "https://echo.basistheory.com/anything"

  response_transforms {
    type = "tokenize"

    options {
      identifier = "vaulted"
      token = jsonencode({
        type = "token"
        data = "{{ res.iban }}"
      })
    }
  }

  response_transforms {
    type = "append_json"

    options {
      location = "$.iban_token"
      value    = "{{ transform_identifier: 'vaulted' | json: '$.id' }}"
    }
  }

  response_transforms {
    type        = "mask"
    matcher     = "regex"
    expression  = "pin=(\\d+);"
    replacement = "#"
  }
}
