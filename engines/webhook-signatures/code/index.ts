/**
 * Calls of the sample `verify-webhook` with a delivery, in each of its languages. Each is a file beside the sample's,
 * and runs.
 */
import { quoted, shellQuoted } from './literals';

/** A delivery as the sample takes it. */
export interface CalledDelivery {
  readonly body: string;
  readonly signature: string;
  readonly version: string;
  /** PEM. */
  readonly publicKey: string;
}

/** The languages of the sample. */
export const CODE_LANGUAGES = ['node', 'python', 'go', 'java', 'csharp', 'bash'] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Code, and where it goes. */
export interface WrittenCall {
  /** Name of the file, beside the sample's. */
  readonly file: string;
  /** Name of the sample's own file. */
  readonly sampleFile: string;
  readonly code: string;
}

/** The longest delivery that's written as code, in UTF-16 units: Java's compiler takes 65,535 bytes in a string. */
const LONGEST_IN_CODE = 16_000;

type Strings = Readonly<Record<keyof CalledDelivery, string>>;

const node = ({
  body,
  signature,
  version,
  publicKey,
}: Strings): string => `import { verifyWebhook } from './verify-webhook.ts';

const rawBody =
  ${body};
const headers = {
  'bt-signature':
    ${signature},
  'bt-signature-version': ${version},
};
const publicKeys = new Map([
  [${version}, ${publicKey}],
]);

console.log(verifyWebhook(rawBody, headers, publicKeys));
`;

const python = ({
  body,
  signature,
  version,
  publicKey,
}: Strings): string => `from verify_webhook import verify_webhook

raw_body = ${body}
headers = {
    "bt-signature": ${signature},
    "bt-signature-version": ${version},
}
public_keys = {${version}: ${publicKey}}

print(verify_webhook(raw_body, headers, public_keys))
`;

const go = ({ body, signature, version, publicKey }: Strings): string => `package webhooks

import (
	"net/http"
	"testing"
)

func TestDelivery(t *testing.T) {
	header := http.Header{}
	header.Set("BT-SIGNATURE", ${signature})
	header.Set("BT-SIGNATURE-VERSION", ${version})
	publicKeys := map[string]string{${version}: ${publicKey}}

	event, err := VerifyWebhook([]byte(${body}), header, publicKeys)
	if err != nil {
		t.Fatal(err)
	}
	t.Log(event.Type, event.ID)
}
`;

const java = ({ body, signature, version, publicKey }: Strings): string => `import java.util.Map;

public class CheckDelivery {
    public static void main(String[] args) throws Exception {
        var verifier = new WebhookVerifier(Map.of(${version}, ${publicKey}));
        String rawBody = ${body};
        String signature = ${signature};
        System.out.println(verifier.verify(rawBody, signature, ${version}));
    }
}
`;

const csharp = ({
  body,
  signature,
  version,
  publicKey,
}: Strings): string => `var publicKeys = new Dictionary<string, string>
{
    [${version}] = ${publicKey},
};
var rawBody = ${body};
var signature = ${signature};

Console.WriteLine(new WebhookVerifier(publicKeys).Verify(rawBody, signature, ${version}));
`;

/** The script of the sample has a file for each version that it accepts. */
function bash(delivery: CalledDelivery): string {
  const { body, signature, version, publicKey } = delivery;
  const isKnown = version === 'v1' || version === 'v1-test';
  const keyFile = isKnown ? `webhooks.${version}.key` : 'webhooks.other.key';
  const note = isKnown
    ? ''
    : `# verify-webhook.sh accepts v1 and v1-test. For this delivery, add to its list of versions:
#   ${shellQuoted(version.replace(/\s+/g, ' '))}) public_key=${keyFile} ;;
`;
  return `${note}printf '%s' ${shellQuoted(body)} > delivery.json
printf '%s' ${shellQuoted(publicKey)} > ${keyFile}
bash verify-webhook.sh delivery.json ${shellQuoted(signature)} ${shellQuoted(version)}
`;
}

type Writer = (delivery: CalledDelivery) => string;

const withStrings =
  (write: (strings: Strings) => string): Writer =>
  ({ body, signature, version, publicKey }) =>
    write({
      body: quoted(body),
      signature: quoted(signature),
      version: quoted(version),
      publicKey: quoted(publicKey),
    });

const WRITERS: Readonly<Record<CodeLanguage, Omit<WrittenCall, 'code'> & { readonly write: Writer }>> = {
  node: { file: 'check-delivery.ts', sampleFile: 'verify-webhook.ts', write: withStrings(node) },
  python: { file: 'check_delivery.py', sampleFile: 'verify_webhook.py', write: withStrings(python) },
  go: { file: 'delivery_test.go', sampleFile: 'verify_webhook.go', write: withStrings(go) },
  java: { file: 'CheckDelivery.java', sampleFile: 'WebhookVerifier.java', write: withStrings(java) },
  csharp: { file: 'Program.cs', sampleFile: 'WebhookVerifier.cs', write: withStrings(csharp) },
  bash: { file: 'check-delivery.sh', sampleFile: 'verify-webhook.sh', write: bash },
};

/**
 * A call with a delivery, whether it's genuine or not.
 *
 * @returns undefined if the delivery is too long for code
 */
export function verificationCall(language: CodeLanguage, delivery: CalledDelivery): WrittenCall | undefined {
  const length = delivery.body.length + delivery.publicKey.length + delivery.signature.length;
  if (length > LONGEST_IN_CODE) return undefined;
  const { file, sampleFile, write } = WRITERS[language];
  return { file, sampleFile, code: write(delivery) };
}

/**
 * The delivery as a request of cURL.
 *
 * @param url of a receiver
 */
export function deliveryCommand(
  { body, signature, version }: CalledDelivery,
  url: string,
): string | undefined {
  if (body.length > LONGEST_IN_CODE) return undefined;
  return `curl ${shellQuoted(url)} \\
  -H "Content-Type: application/json" \\
  -H ${shellQuoted(`BT-SIGNATURE: ${signature}`)} \\
  -H ${shellQuoted(`BT-SIGNATURE-VERSION: ${version}`)} \\
  --data-binary ${shellQuoted(body)}
`;
}
