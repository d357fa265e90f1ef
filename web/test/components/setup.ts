import { afterEach, expect } from 'vitest';
import { answerFetch, forgetAnswers } from './academy-answers.ts';
import { AnsweredFile } from './answered-file.ts';
import { complain, takeComplaints } from './complaints.ts';
import { leave } from './render.tsx';

globalThis.fetch = answerFetch;
globalThis.XMLHttpRequest = AnsweredFile as unknown as typeof XMLHttpRequest;
// What it offers to fill in is the machine's; a test about it says so.
PublicKeyCredential.isConditionalMediationAvailable = async () => false;
for (const level of ['error', 'warn'] as const)
  console[level] = (...said: unknown[]) => complain(said.map(String).join(' '));

afterEach(async () => {
  await leave();
  forgetAnswers();
  expect(takeComplaints()).toEqual([]);
});
