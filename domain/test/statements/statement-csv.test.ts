import { expect, test } from 'vitest';
import { statementCsv, statementCsvName } from '#statements/statement-csv.ts';
import type { StatementRecord } from '#statements/statements.contract.ts';

const person = (name: string) => ({ id: '7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001', name, nameAr: null });
const statement: StatementRecord = {
  side: 'family',
  person: person('Omar'),
  timezone: 'Asia/Riyadh',
  month: '2026-11',
  isOver: true,
  lines: [
    {
      id: '7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0002',
      startsAt: new Date('2026-11-10T15:00:00Z'),
      timezone: 'Asia/Riyadh',
      subject: 'English',
      person: person('=HYPERLINK("x"),Sara'),
      duration: 60,
      ...{ status: 'completed', outcome: 'cut-short', failureSide: null, state: 'counted' },
      ...{ minutes: 45, owesLesson: false, rate: { currency: 'KWD', perHour: 7.5 } },
      amount: { currency: 'KWD', units: 5625 },
    },
  ],
  ...{ lessons: 1, minutes: 45, open: 0, unrecorded: 0, unpriced: 0, toCome: 0 },
  sums: [{ currency: 'KWD', units: 5625 }],
};

test('a statement as a file: lines by their own clock, sums below, and no formula (R796)', () => {
  expect(statementCsv(statement).split('\r\n')).toEqual([
    '\ufeffDate,Time zone,Tutor,Subject,Planned minutes,Status,Outcome,State,Counted minutes,Hourly rate,Currency,Amount',
    `2026-11-10 18:00,Asia/Riyadh,"'=HYPERLINK(""x""),Sara",English,60,completed,cut-short,counted,45,7.5,KWD,5.625`,
    'Sum,,,,,,,,,,KWD,5.625',
    '',
  ]);
  expect(statementCsvName(statement)).toBe('statement-family-2026-11.csv');
});
