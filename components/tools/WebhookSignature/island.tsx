import { useRef, useState, type ReactNode } from 'react';
import { ToolActions } from '@site/components/shared/tools/ToolActions';
import { ToolFrame } from '@site/components/shared/tools/ToolFrame';
import toolStyles from '@site/components/shared/tools/tools.module.css';
import { useAddressState } from '@site/components/shared/tools/use-address-state';
import {
  parseHeaders,
  signatureHeaders,
  verdictText,
  type SignedHere,
} from '@site/engines/webhook-signatures';
import { CanonicalForm } from './CanonicalForm';
import { Changed } from './Changed';
import { Checks } from './Checks';
import { CodeOfDelivery } from './CodeOfDelivery';
import { Fields } from './Fields';
import { Headline } from './Headline';
import { PlaceInBody } from './PlaceInBody';
import { Signer } from './Signer';
import { Summary } from './Summary';
import { useVerdict, type DeliveryState } from './use-verdict';

const EMPTY: DeliveryState = { headers: '', body: '', key: '', version: 'v1', at: '' };

/** Signs webhook deliveries, and shows what's wrong first with any delivery. Nothing leaves the browser. */
export function Island(): ReactNode {
  const { state, change, leftOut } = useAddressState('webhook-signature', EMPTY);
  const [signedHere, setSignedHere] = useState<SignedHere>();
  const [verdict, checkAgain] = useVerdict(state, signedHere);
  // A new signer forgets the private key.
  const [start, setStart] = useState(0);
  const place = verdict?.jsonPlace ?? verdict?.change?.place;
  const bodyField = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const headers = signatureHeaders(parseHeaders(state.headers));
  return (
    <ToolFrame name="Webhook signature">
      <Signer key={start} body={state.body} change={change} onSigned={setSignedHere} />
      <Summary
        verdict={verdict}
        goToResult={() => {
          result.current?.scrollIntoView({ block: 'nearest' });
          result.current?.focus();
        }}
      />
      <Fields state={state} change={change} bodyField={bodyField} />
      <div className={toolStyles.result} ref={result} tabIndex={-1} role="group" aria-label="Result">
        <div role="status">
          {verdict === undefined ? (
            <p>Sign an example, or paste a delivery and its public key.</p>
          ) : (
            <Headline verdict={verdict} isOwnKey={signedHere?.publicKey.trim() === state.key.trim()} />
          )}
        </div>
        {place !== undefined && <PlaceInBody body={state.body} place={place} field={bodyField} />}
        {verdict?.change !== undefined && <Changed change={verdict.change} />}
        {verdict !== undefined && <Checks verdict={verdict} />}
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
        {verdict?.canonical !== undefined && (
          <CanonicalForm canonical={verdict.canonical} change={verdict.change} />
        )}
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
