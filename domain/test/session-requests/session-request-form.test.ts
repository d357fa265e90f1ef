import { describe, expect, test } from 'vitest';
import { check } from '#fields/problem.ts';
import { answerForm, askForm } from '#session-requests/session-requests.contract.ts';

const sessionId = '00000000-0000-4000-8000-000000000001';
const ask = (form: object) => check(askForm, { sessionId, kind: 'move', reason: 'A school trip', ...form });
const answer = (form: object) => check(answerForm, { decision: 'accepted', ...form });
const isWrong = (field: string, problem: string) => ({ isRight: false, issues: [{ field, problem }] });

describe('what a student asks (R113)', () => {
  test('a reason is needed, of 1 to 500 characters', () => {
    expect(ask({})).toMatchObject({ isRight: true, value: { reason: 'A school trip' } });
    expect(ask({ reason: undefined })).toMatchObject(isWrong('reason', 'required'));
    expect(ask({ reason: '  \n ' })).toMatchObject(isWrong('reason', 'too-short'));
    expect(ask({ reason: 'x'.repeat(500) })).toMatchObject({ isRight: true });
    expect(ask({ reason: 'x'.repeat(501) })).toMatchObject(isWrong('reason', 'too-long'));
  });

  test('it is a move or a cancellation, and nothing else', () => {
    expect(ask({ kind: 'cancel' })).toMatchObject({ isRight: true });
    expect(ask({ kind: 'swap' })).toMatchObject(isWrong('kind', 'not-offered'));
  });

  test('a wished time is a date and a time, Arabic digits included, and may name its zone', () => {
    expect(ask({ date: '٢٠٢٦-١٢-٠١', time: '١٨:٣٠', timezone: 'Asia/Riyadh' })).toMatchObject({
      isRight: true,
      value: { date: '2026-12-01', time: '18:30', timezone: 'Asia/Riyadh' },
    });
    expect(ask({ date: '2026-12-01' })).toMatchObject(isWrong('time', 'required'));
    expect(ask({ time: '18:30' })).toMatchObject(isWrong('time', 'required'));
    expect(ask({ timezone: 'Asia/Riyadh' })).toMatchObject(isWrong('date', 'required'));
  });

  test('a cancellation has no wished time', () => {
    expect(ask({ kind: 'cancel', date: '2026-12-01', time: '18:30' })).toMatchObject(
      isWrong('date', 'unknown'),
    );
  });
});

describe('what is answered (R115)', () => {
  test('a word is optional, and has 500 characters at most', () => {
    expect(answer({})).toMatchObject({ isRight: true, value: { answer: '' } });
    expect(answer({ answer: 'x'.repeat(501) })).toMatchObject(isWrong('answer', 'too-long'));
  });

  test('only who accepts gives a time', () => {
    const time = { date: '2026-12-01', time: '18:30' };
    expect(answer(time)).toMatchObject({ isRight: true });
    expect(answer({ ...time, decision: 'declined' })).toMatchObject(isWrong('date', 'unknown'));
    expect(answer({ decision: 'withdrawn' })).toMatchObject(isWrong('decision', 'not-offered'));
  });
});
