/** Calls the samples in Go and Java that verify a webhook, each as a program that verifies all deliveries. */
import { constants } from 'node:crypto';
import type { CompiledLanguage } from './run-compiled.ts';
import { deliver, platformKey, SIGNATURE_VERSION, strangerKey, type Delivery } from './webhook-delivery.ts';

/** What one delivery is, and what the samples say to it. */
export interface VerifierCase {
  readonly when: string;
  readonly delivery: Delivery;
  readonly says: RegExp;
}

const genuine = deliver();
const accepted = /^event-1 token\.created$/;
const changed = /does not match the body/;

export const VERIFIER_CASES: readonly VerifierCase[] = [
  { when: 'it is genuine', delivery: genuine, says: accepted },
  {
    when: 'its salt is long',
    delivery: deliver({ saltLength: constants.RSA_PSS_SALTLEN_MAX_SIGN }),
    says: accepted,
  },
  { when: 'it took four minutes', delivery: deliver({ ageInSeconds: 240 }), says: accepted },
  {
    when: 'its body is changed',
    delivery: { ...genuine, body: genuine.body.replace('card-1', 'card-2') },
    says: changed,
  },
  { when: 'another key signed it', delivery: deliver({ privateKey: strangerKey }), says: changed },
  {
    when: 'another algorithm signed it',
    delivery: deliver({ padding: constants.RSA_PKCS1_PADDING }),
    says: changed,
  },
  { when: 'it has no signature', delivery: { ...genuine, headers: {} }, says: /carries no signature/ },
  {
    when: 'its version has no key',
    delivery: { ...genuine, headers: { ...genuine.headers, 'bt-signature-version': 'v2' } },
    says: /no signature of an accepted version/,
  },
  { when: 'it is six minutes old', delivery: deliver({ ageInSeconds: 360 }), says: /too old/ },
  { when: 'it is six minutes early', delivery: deliver({ ageInSeconds: -360 }), says: /too old/ },
];

const encoded = (text: string): string => JSON.stringify(Buffer.from(text).toString('base64'));

/** A function of Go that follows the sample, and uses only what the sample imports. */
const GO_MAIN = (cases: readonly VerifierCase[]): string => {
  const deliveries = cases.map(
    ({ delivery: { body, headers } }) =>
      `\t\t{${encoded(body)}, ${JSON.stringify(headers['bt-signature'] ?? '')}, ${JSON.stringify(headers['bt-signature-version'] ?? '')}},\n`,
  );
  return `
func main() {
	keys := map[string]string{${JSON.stringify(SIGNATURE_VERSION)}: ${JSON.stringify(platformKey)}}
	for _, delivery := range [][3]string{
${deliveries.join('')}	} {
		body, _ := base64.StdEncoding.DecodeString(delivery[0])
		header := http.Header{}
		header.Set("BT-SIGNATURE", delivery[1])
		header.Set("BT-SIGNATURE-VERSION", delivery[2])
		if event, err := VerifyWebhook(body, header, keys); err != nil {
			fmt.Println(err)
		} else {
			fmt.Println(event.ID, event.Type)
		}
	}
}
`;
};

/** A method of Java that belongs into the class of the sample, and uses only what the sample imports. */
const JAVA_MAIN = (cases: readonly VerifierCase[]): string => {
  const text = (value: string | undefined): string => (value === undefined ? 'null' : JSON.stringify(value));
  const deliveries = cases.map(
    ({ delivery: { body, headers } }) =>
      `            {${encoded(body)}, ${text(headers['bt-signature'])}, ${text(headers['bt-signature-version'])}},\n`,
  );
  return `
    public static void main(String[] args) {
        WebhookVerifier verifier =
            new WebhookVerifier(Map.of(${JSON.stringify(SIGNATURE_VERSION)}, ${JSON.stringify(platformKey)}));
        String[][] deliveries = {
${deliveries.join('')}        };
        for (String[] delivery : deliveries) {
            try {
                String body = new String(Base64.getDecoder().decode(delivery[0]), StandardCharsets.UTF_8);
                JsonNode event = verifier.verify(body, delivery[1], delivery[2]);
                System.out.println(event.path("id").asText() + " " + event.path("type").asText());
            } catch (GeneralSecurityException | JsonProcessingException error) {
                System.out.println(error.getMessage());
            }
        }
    }
}
`;
};

/**
 * The sample with a program around it, which prints a line for each delivery: the ID and type of its event, or the
 * error.
 *
 * @param code of the sample
 */
export function verifyingProgram(
  language: CompiledLanguage,
  code: string,
  cases: readonly VerifierCase[],
): string {
  return language === 'go'
    ? `${code}${GO_MAIN(cases)}`
    : `${code.slice(0, code.lastIndexOf('}'))}${JAVA_MAIN(cases)}`;
}
