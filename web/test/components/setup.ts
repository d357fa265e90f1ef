import { afterEach, expect } from 'vitest';
import { answerFetch, forgetAnswers } from './academy-answers.ts';
import { complain, takeComplaints } from './complaints.ts';
import { leave } from './render.tsx';

globalThis.fetch = answerFetch;
for (const level of ['error', 'warn'] as const)
  console[level] = (...said: unknown[]) => complain(said.map(String).join(' '));

afterEach(async () => {
  await leave();
  forgetAnswers();
  expect(takeComplaints()).toEqual([]);
});
