import type { BasisTheoryElements, ICardVerificationCodeElement } from '@basis-theory/web-elements';

export interface CodeGrant {
  issuer_card_id: string;
  expires: number;
  grant: string;
}

// `grant` is the answer of POST /cards/{card_id}/code-session on your server,
// which has authorized the session.
export const showSecurityCode = async (
  bt: BasisTheoryElements,
  securityCode: ICardVerificationCodeElement,
  grant: CodeGrant,
  sessionKey: string,
): Promise<void> => {
  const answer = await bt.proxy.get({
    path: grant.issuer_card_id,
    headers: {
      'BT-PROXY-KEY': '<PROXY_KEY>',
      'X-Grant': grant.grant,
      'X-Grant-Expires': String(grant.expires),
    },
    apiKey: sessionKey,
  });
  // The answer holds references. The code itself stays inside the Element.
  const { cvv } = answer as { cvv: Parameters<typeof securityCode.setValue>[0] };
  securityCode.setValue(cvv);
};
