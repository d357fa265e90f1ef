import { expect, test } from 'vitest';
import { relyingPartyOf } from '#protocol/relying-party.ts';

test.each([
  ['https://academy.example', { id: 'academy.example', origins: ['https://academy.example'] }],
  ['https://academy.example:8443', { id: 'academy.example', origins: ['https://academy.example:8443'] }],
  ['http://127.0.0.1:3000', { id: 'localhost', origins: ['http://localhost:3000'] }],
  ['http://[::1]:3000', { id: 'localhost', origins: ['http://localhost:3000'] }],
  ['http://localhost', { id: 'localhost', origins: ['http://localhost'] }],
  ['http://academy.example', null],
  ['https://203.0.113.9', null],
  ['https://[2001:db8::1]', null],
])('at %s passkeys are held by %j', (publicUrl, party) => {
  expect(relyingPartyOf(publicUrl)).toEqual(party);
});
