terraform {
  required_providers {
    basistheory = {
      source  = "basis-theory/basistheory"
      version = "~> 5.2"
    }
  }
}

# The key comes from the environment variable BASISTHEORY_API_KEY.
provider "basistheory" {
  api_url = "https://api.test.basistheory.com"
}

variable "processor_key" {
  type      = string
  sensitive = true
}

# The transform of the proxy stores cards as this application.
resource "basistheory_application" "vault" {
  name        = "Card vault"
  type        = "private"
  permissions = ["token:create"]
}

resource "basistheory_application_key" "vault" {
  application_id = basistheory_application.vault.id
}

# A dry run: it checks no caller, and sends to an echo.
resource "basistheory_proxy" "inbound" {
  name                   = "Cards from a partner"
  destination_url        = "https://echo.basistheory.com/anything"
  application_id         = basistheory_application.vault.id
  require_auth           = false
  disable_detokenization = true

  request_transforms {
    type = "code"
    code = file("${path.module}/transform.js")
  }

  depends_on = [basistheory_application_key.vault]
}

resource "basistheory_reactor" "charge" {
  name = "Charge a card"
  code = file("${path.module}/reactor.js")

  configuration = {
    PROCESSOR_KEY = var.processor_key
  }

  runtime {
    image   = "node22"
    timeout = 20
  }
}

# Your backend invokes the reactor as this application.
resource "basistheory_application" "backend" {
  name = "Backend"
  type = "private"

  rule {
    description = "Use stored cards in reactors"
    priority    = 1
    container   = "/pci/"
    transform   = "reveal"
    permissions = ["reactor:invoke"]
  }
}

resource "basistheory_application_key" "backend" {
  application_id = basistheory_application.backend.id
}

output "reactor_id" {
  value = basistheory_reactor.charge.id
}

output "proxy_key" {
  value     = basistheory_proxy.inbound.key
  sensitive = true
}

output "backend_key" {
  value     = basistheory_application_key.backend.key
  sensitive = true
}
