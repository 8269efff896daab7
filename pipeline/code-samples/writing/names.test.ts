import { expect, it } from 'vitest';
import { goCase } from '../go/names.ts';
import { camelCase, pascalCase, snakeCase } from './names.ts';

it.each([
  ['token_id', 'tokenId', 'token_id', 'TokenId', 'TokenID'],
  ['paymentData', 'paymentData', 'payment_data', 'PaymentData', 'PaymentData'],
  [
    'card_holder_ip_address',
    'cardHolderIpAddress',
    'card_holder_ip_address',
    'CardHolderIpAddress',
    'CardHolderIPAddress',
  ],
  ['token_ids', 'tokenIds', 'token_ids', 'TokenIds', 'TokenIDs'],
  ['callback_urls', 'callbackUrls', 'callback_urls', 'CallbackUrls', 'CallbackURLs'],
  ['last4', 'last4', 'last4', 'Last4', 'Last4'],
  ['_extras', 'extras', 'extras', 'Extras', 'Extras'],
  ['WEB', 'web', 'web', 'Web', 'Web'],
])('%s as each language spells it', (name, camel, snake, pascal, go) => {
  expect([camelCase(name), snakeCase(name), pascalCase(name), goCase(name)]).toEqual([
    camel,
    snake,
    pascal,
    go,
  ]);
});
