import BasisTheoryElements
import UIKit

struct CodeGrant: Decodable {
    let issuer_card_id: String
    let expires: Int
    let grant: String
}

// `grant` is what your server returns for POST /cards/{card_id}/code-session
// after it authorizes the session.
func showSecurityCode(
    in field: CardVerificationCodeUITextField,
    grant: CodeGrant,
    sessionKey: String,
    completion: @escaping (Bool) -> Void
) {
    let request = ProxyHttpRequest(
        method: .get,
        path: "/\(grant.issuer_card_id)",
        headers: ["X-Grant": grant.grant, "X-Grant-Expires": "\(grant.expires)"]
    )
    BasisTheoryElements.proxy(
        apiKey: sessionKey,
        proxyKey: "<PROXY_KEY>",
        proxyHttpRequest: request
    ) { response, data, _ in
        DispatchQueue.main.async {
            // An error status, such as 403, doesn't set an error. Check the status.
            guard (response as? HTTPURLResponse)?.statusCode == 200,
                  let code = data?.cvv?.elementValueReference else {
                return completion(false)
            }
            field.setValue(elementValueReference: code)
            completion(true)
        }
    }
}
