/** What the programs of the account updater do with the answers of the platform, of its storage and of the networks. */
import { provider } from '../../../content/site/provider.ts';
import type { Scenario } from './scenarios.ts';
import { json } from './scripted-answers.ts';

const job = (status: string, more: object = {}) => ({
  id: 'job-1',
  tenantId: 'tenant-1',
  status,
  uploadUrl: `${provider.hosts.test}/storage/request.csv?signature=1`,
  createdBy: 'application-1',
  createdAt: '2026-11-02T09:30:00Z',
  ...more,
});
const opened = json(201, job('pending'));
const completed = json(
  200,
  job('completed', { downloadUrl: `${provider.hosts.test}/storage/result.csv?signature=2` }),
);
const COLUMNS =
  'token,expiration_year,expiration_month,new_token,new_expiration_year,new_expiration_month,result_code';
const resultFile = (...rows: readonly string[]) => ({ status: 200, body: `${rows.join('\n')}\n` });

/** The only row of a result file, and what the program says about it. */
const ROWS: readonly (readonly [code: string, newToken: string, action: string])[] = [
  ['UPD_PAN', 'token-2', 'replaced'],
  ['UPD_BRAND_CONV', '', 'kept'],
  ['WRN_CLOSED_ACCOUNT', '', 'ask the customer'],
  ['WRN_CONTACT_CARDHOLDER', '', 'ask the customer'],
  ['WRN_OPT_OUT', '', 'kept'],
  ['ERR_INVALID_TOKEN', '', 'report'],
  ['ODD_CODE', '', 'report'],
];

/** What the network says about one card, and what the program does. */
const ANSWERS: readonly (readonly [when: string, answer: object, says: RegExp])[] = [
  ['the card has a new token', { new_token: { id: 'token-2' }, result_code: 'UPD_PAN' }, /^charge token-2$/],
  ['nothing is new', { result_code: 'NO_UPDATE' }, /^charge <TOKEN_ID>$/],
  ['the account is closed', { result_code: 'WRN_CLOSED_ACCOUNT' }, /^ask the customer <TOKEN_ID>$/],
  [
    'the token is not a card',
    { result_code: 'ERR_INVALID_TOKEN' },
    /^charge <TOKEN_ID>\nReport ERR_INVALID_TOKEN/,
  ],
];

export const ACCOUNT_UPDATER_SCENARIOS: readonly Scenario[] = [
  {
    sample: 'update-cards-submit',
    when: 'the upload succeeds',
    answers: [opened, { status: 200 }],
    requests: 2,
    says: /^Keep the id of the job: job-1$/,
    sends: [
      { method: 'POST', url: '/account-updater/jobs', body: { result_version: '1.2' } },
      {
        method: 'PUT',
        url: '/storage/request.csv?signature=1',
        headers: { 'content-type': 'text/csv' },
        body: 'token,expiration_year,expiration_month,merchant_id\n<TOKEN_ID>,,,\n<OTHER_TOKEN_ID>,23,12,\n',
      },
    ],
  },
  {
    sample: 'update-cards-submit',
    when: 'the address has expired',
    answers: [opened, { status: 403 }],
    requests: 2,
    says: /The upload for job job-1 was answered with 403\.$/,
  },
  ...ROWS.map(([code, newToken, action]): Scenario => ({
    sample: 'update-cards-apply',
    when: `a row has ${code}`,
    answers: [completed, resultFile(`\uFEFF${COLUMNS},later`, `<TOKEN_ID>,23,12,${newToken},,,${code},x`)],
    requests: 2,
    says: new RegExp(`^<TOKEN_ID> ${code} ${action}$`),
  })),
  {
    sample: 'update-cards-apply',
    when: 'no card changed',
    answers: [completed, resultFile(COLUMNS)],
    requests: 2,
    says: /^$/,
  },
  {
    sample: 'update-cards-apply',
    when: 'the job is still running',
    answers: [json(200, job('processing'))],
    requests: 1,
    says: /^The job is not completed yet\.$/,
  },
  {
    sample: 'update-cards-apply',
    when: 'the job failed',
    answers: [json(200, job('failed', { errors: ['The file is empty.'] }))],
    requests: 1,
    says: /The job failed: The file is empty\.$/,
  },
  ...ANSWERS.map(([when, answer, says]): Scenario => ({
    sample: 'update-card-before-charge',
    when,
    answers: [json(200, answer)],
    requests: 1,
    says,
    sends: [
      {
        method: 'POST',
        url: '/account-updater/real-time',
        body: { token_id: '<TOKEN_ID>', deduplicate_token: true },
      },
    ],
  })),
  {
    sample: 'update-card-before-charge',
    when: 'the rate limit holds',
    answers: [{ status: 429 }],
    requests: 1,
    says: /^charge <TOKEN_ID>\nThe card is as it was\. Status: 429$/,
  },
  {
    sample: 'update-card-before-charge',
    when: 'nobody answers',
    answers: ['silence'],
    requests: 1,
    says: /^charge <TOKEN_ID>\nThe card is as it was\. Status: none$/,
  },
];
