import { useState, type ReactNode } from 'react';
import { ToolActions } from '@site/src/lib/tools/ToolActions';
import { ToolFrame } from '@site/src/lib/tools/ToolFrame';
import toolStyles from '@site/src/lib/tools/tools.module.css';
import { useAddressState } from '@site/src/lib/tools/use-address-state';
import {
  parseHeaders,
  signatureHeaders,
  verdictText,
  type SignedHere,
} from '@site/src/lib/webhook-signatures';
import { Checks } from './Checks';
import { CodeOfDelivery } from './CodeOfDelivery';
import { Fields } from './Fields';
import { Signed } from './Signed';
import { Signer } from './Signer';
import { useVerdict, type DeliveryState } from './use-verdict';

const EMPTY: DeliveryState = { headers: '', body: '', key: '', version: 'v1', at: '' };

/** Signs webhook deliveries, and says of any delivery what's wrong with it first. Nothing leaves the browser. */
export function Island(): ReactNode {
  const { state, change, leftOut } = useAddressState('webhook-signature', EMPTY);
  const [signedHere, setSignedHere] = useState<SignedHere>();
  const [verdict, checkAgain] = useVerdict(state, signedHere);
  // A new signer forgets the private key.
  const [start, setStart] = useState(0);
  const headers = signatureHeaders(parseHeaders(state.headers));
  return (
    <ToolFrame name="Webhook signature">
      <Signer key={start} body={state.body} change={change} onSigned={setSignedHere} />
      <Fields state={state} change={change} />
      <div className={toolStyles.result}>
        {verdict === undefined ? (
          <p role="status">Sign an example, or paste a delivery and its public key.</p>
        ) : (
          <Checks verdict={verdict} isOwnKey={signedHere?.publicKey.trim() === state.key.trim()} />
        )}
        <ToolActions
          answer={verdict && (() => verdictText(verdict))}
          leftOut={leftOut}
          onReset={() => {
            change(EMPTY);
            setSignedHere(undefined);
            setStart((count) => count + 1);
          }}
        >
          <button type="button" onClick={checkAgain}>
            Check again
          </button>
        </ToolActions>
        {verdict?.signed !== undefined && <Signed signed={verdict.signed} />}
        {headers.ok && (
          <CodeOfDelivery
            delivery={{
              body: state.body,
              signature: headers.signature,
              version: headers.version,
              publicKey: state.key,
            }}
          />
        )}
      </div>
    </ToolFrame>
  );
}
