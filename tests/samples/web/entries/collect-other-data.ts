import { expect } from 'vitest';
import type { User, WebEntry } from '../entry.ts';
import { expectButton, expectField, refusal } from '../steps.ts';

const BANK = {
  call: 'POST /tokens',
  body: { type: 'bank', data: { routing_number: '021000021', account_number: '00001' } },
} as const;
const BANK_TOKEN = { status: 201, body: { id: 'bank-token', type: 'bank' } } as const;

const typeAccount = async (user: User): Promise<void> => {
  await expectButton(user, 'Save bank account', 'off');
  await user.type('Routing number', '021000021');
  await expectField(user, 'Routing number', '0210 0002 1');
  await user.type('Account number', '00001');
  await user.press('Save bank account');
};

const bankAccount: WebEntry = {
  pages: [
    { html: 'collect-bank-account-form', script: 'collect-bank-account' },
    { react: 'collect-bank-account', component: 'BankForm' },
  ],
  scenarios: [
    {
      when: 'an account is typed and saved',
      do: typeAccount,
      sees: 'Saved as token bank-token',
      platformAnswers: { 'POST /tokens': [BANK_TOKEN] },
      platformReceives: [BANK],
      serverReceives: [{ call: 'POST /bank-accounts', body: { token_id: 'bank-token' } }],
    },
    {
      when: 'the platform refuses',
      do: async (user) => {
        await typeAccount(user);
        await user.see('The account could not be saved. Check both numbers.');
        await expectButton(user, 'Save bank account', 'on');
      },
      platformAnswers: { 'POST /tokens': [refusal(400, 'One or more validation errors occurred.')] },
      platformReceives: [BANK],
      serverReceives: [],
      logs: [/status of 400/, /BasisTheoryApiError/],
    },
  ],
};

const SSN = 'Social Security number';
const SSN_TOKEN = { status: 201, body: { id: 'ssn-token', type: 'social_security_number' } } as const;
const ssnReceived = (data: string) =>
  ({ call: 'POST /tokens', body: { type: 'social_security_number', data } }) as const;

const ssnPage: WebEntry = {
  pages: [{ html: 'collect-ssn-page', script: 'collect-ssn-web' }],
  scenarios: [
    {
      when: 'a number is typed and saved',
      do: async (user) => {
        await user.type(SSN, '219-09-9999');
        await user.press('Save');
        await user.see('Token ssn-token');
        await expectField(user, SSN, '');
      },
      platformAnswers: { 'POST /tokens': [SSN_TOKEN] },
      platformReceives: [ssnReceived('219-09-9999')],
      serverReceives: [],
    },
    {
      when: 'nothing is typed',
      do: ({ press }) => press('Save'),
      sees: 'Enter a number.',
      platformReceives: [],
      serverReceives: [],
    },
    {
      when: 'the platform refuses the number',
      do: async (user) => {
        await user.type(SSN, '219');
        await user.press('Save');
      },
      sees: 'That is not a Social Security number.',
      platformAnswers: { 'POST /tokens': [refusal(400, 'One or more validation errors occurred.')] },
      platformReceives: [ssnReceived('219')],
      serverReceives: [],
      logs: [/status of 400/, /console\.error: 400/],
    },
    {
      when: 'the platform has a problem',
      do: async (user) => {
        await user.type(SSN, '219-09-9999');
        await user.press('Save');
      },
      sees: 'Try again later.',
      platformAnswers: { 'POST /tokens': [refusal(500, 'Internal Server Error')] },
      platformReceives: [ssnReceived('219-09-9999')],
      serverReceives: [],
      logs: [/status of 500/, /console\.error: 500/],
    },
    {
      when: 'the connection is lost',
      do: async (user) => {
        await user.type(SSN, '219-09-9999');
        await user.press('Save');
      },
      sees: 'The number could not be saved. Reload the page.',
      platformAnswers: { 'POST /tokens': ['network error'] },
      platformReceives: [ssnReceived('219-09-9999')],
      serverReceives: [],
      logs: [/ERR_FAILED/, /TypeError/],
    },
  ],
};

const ssnReact: WebEntry = {
  pages: [{ react: 'collect-ssn-react', component: 'default' }],
  scenarios: [
    {
      when: 'a number is typed and saved',
      do: async (user) => {
        await expectButton(user, 'Save', 'off');
        await user.type(SSN, '219-09-9999');
        await user.press('Save');
        await user.see('Token ssn-token');
        await expectField(user, SSN, '');
      },
      platformAnswers: { 'POST /tokens': [SSN_TOKEN] },
      platformReceives: [ssnReceived('219-09-9999')],
      serverReceives: [],
    },
    {
      when: 'the platform refuses, and then accepts',
      do: async (user) => {
        await user.type(SSN, '219-09-9999');
        await user.press('Save');
        await user.see('The number was not saved. Check it and try again.');
        await user.press('Save');
        await user.see('Token ssn-token');
        expect(await user.page.getByRole('alert').count()).toBe(0);
      },
      platformAnswers: {
        'POST /tokens': [refusal(400, 'One or more validation errors occurred.'), SSN_TOKEN],
      },
      platformReceives: [ssnReceived('219-09-9999'), ssnReceived('219-09-9999')],
      serverReceives: [],
      logs: [/status of 400/, /BasisTheoryApiError/],
    },
    {
      when: 'the Element cannot be mounted',
      sees: 'The form could not be shown. Reload the page.',
      double: { mountError: 'The key may not create tokens.' },
      platformReceives: [],
      serverReceives: [],
      logs: [/The key may not create tokens/],
    },
    {
      when: 'the script of the platform cannot be loaded',
      sees: /^The form did not load: /,
      double: { unreachable: true },
      platformReceives: [],
      serverReceives: [],
      logs: [/ERR_FAILED/],
    },
  ],
};

/** The mask writes the dashes. */
const maskOnly: WebEntry = {
  pages: [
    { html: 'customize-form-page', script: 'customize-form-input' },
    { react: 'customize-form-input', component: 'default' },
  ],
  scenarios: [
    {
      when: 'nine digits and a letter are typed',
      do: async (user) => {
        await user.type(SSN, '219a099999');
        await expectField(user, SSN, '219-09-9999');
      },
      platformReceives: [],
      serverReceives: [],
    },
  ],
};

const finishedForm: WebEntry = {
  pages: [
    { html: 'customize-form-page', script: 'customize-form-events' },
    { react: 'customize-form-events', component: 'default' },
  ],
  scenarios: [
    {
      when: 'a number is typed and saved',
      do: async (user) => {
        const field = user.page.getByLabel(SSN);
        await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
        await user.page.locator('.field.focused').waitFor();
        await expectButton(user, 'Save', 'off');
        await user.type(SSN, '219099999');
        await expect.poll(() => user.page.locator('.field.focused').count()).toBe(0);
        await expect
          .poll(() => field.evaluate((input) => getComputedStyle(input).color))
          .toBe('rgb(22, 101, 52)');
        await user.press('Save');
        await user.see('Token ssn-token');
        await expectField(user, SSN, '');
        await expect.poll(() => field.isEnabled()).toBe(true);
        await expectButton(user, 'Save', 'off');
      },
      platformAnswers: { 'POST /tokens': [SSN_TOKEN] },
      platformReceives: [ssnReceived('219099999')],
      serverReceives: [],
    },
    {
      when: 'the number is impossible',
      do: async (user) => {
        await user.type(SSN, '000099999');
        await user.see('This is not a Social Security number.');
        await user.page.locator('.field.invalid').waitFor();
        await expectButton(user, 'Save', 'off');
        await user.type(SSN, '219099999');
        await expect.poll(() => user.page.getByText('This is not a Social Security number.').count()).toBe(0);
      },
      platformReceives: [],
      serverReceives: [],
    },
    {
      when: 'the platform refuses',
      do: async (user) => {
        await user.type(SSN, '219099999');
        await user.press('Save');
        await user.see('The number was not saved. Try again.');
        await expectButton(user, 'Save', 'on');
      },
      platformAnswers: { 'POST /tokens': [refusal(400, 'One or more validation errors occurred.')] },
      platformReceives: [ssnReceived('219099999')],
      serverReceives: [],
      logs: [/status of 400/, /BasisTheoryApiError/],
    },
  ],
};

const encrypted: WebEntry = {
  pages: [
    {
      script: 'encrypt-card',
      body: '<form id="card-form"><div id="card"></div><button>Save card</button></form>',
    },
  ],
  scenarios: [
    {
      when: 'a card is typed and sent as ciphertext',
      do: async (user) => {
        await user.type('Card number', '4242424242424242');
        await user.type('Expiration date', '12/39');
        await user.type('Security code', '123');
        const answered = user.page.waitForResponse('**/cards');
        await user.press('Save card');
        await answered;
      },
      serverAnswers: {
        'GET /client-key': [
          { status: 200, body: { key_id: 'key-1', public_key_pem: '-----BEGIN PUBLIC KEY-----\n' } },
        ],
      },
      platformReceives: [],
      serverReceives: [
        { call: 'GET /client-key' },
        {
          call: 'POST /cards',
          body: { encrypted: expect.stringMatching(/^[\w-]+(?:\.[\w-]*){4}$/) as string, type: 'card' },
        },
      ],
    },
  ],
};

export const COLLECT_OTHER_DATA: readonly WebEntry[] = [
  bankAccount,
  ssnPage,
  ssnReact,
  maskOnly,
  finishedForm,
  encrypted,
];
