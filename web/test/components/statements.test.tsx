import { languages } from '@bayan/domain/language/language';
import type { Statement, StatementLine } from '@bayan/domain/statements/statements.contract';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arSessions from '#locales/ar/sessions.json';
import ar from '#locales/ar/statements.json';
import enSessions from '#locales/en/sessions.json';
import en from '#locales/en/statements.json';
import { AdminStatements } from '#pages/admin-dashboard/statements.tsx';
import { TutorStatement } from '#pages/tutor-dashboard/statement.tsx';
import { StatementView } from '#views/statements/statement-view.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf } from './samples.ts';

const textsIn = { en, ar };
const sessionsIn = { en: enSessions, ar: arSessions };
const OWN = 'GET /api/statements/:id';
const place = '/tutor-dashboard/statement';
const student = { id: idOf(2), name: 'Omar', nameAr: 'عمر' };
const gbp = (units: number) => ({ currency: 'GBP', units });

const line = (number: number, change: Partial<StatementLine> = {}): StatementLine => ({
  id: idOf(number),
  startsAt: '2026-11-10T15:00:00.000Z',
  timezone: 'Europe/London',
  subject: 'English',
  person: student,
  duration: 60,
  ...{ status: 'completed', outcome: 'taught', failureSide: null, state: 'counted' },
  ...{ minutes: 60, owesLesson: false, rate: { currency: 'GBP', perHour: 45 }, amount: gbp(4500) },
  ...change,
});
const statement = (change: Partial<Statement> = {}): Statement => ({
  side: 'tutor',
  person: { id: idOf(1), name: 'Amelia Hart', nameAr: 'أميليا هارت' },
  timezone: 'Europe/London',
  month: '2026-10',
  isOver: true,
  lines: [line(10)],
  ...{ lessons: 1, minutes: 60, sums: [gbp(4500)], open: 0, unrecorded: 0, unpriced: 0, toCome: 0 },
  ...change,
});

describe.each(languages)('statements in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const text = (shown: string) => page.getByText(shown, { exact: true });

  inBoth('a month that is over says its total, and asks for nothing more', async () => {
    answer(OWN, statement());
    await show(<TutorStatement />, { language, as: 'tutor', at: `${place}?month=2026-10` });
    await expect.element(text(words.sums.total).first()).toBeVisible();
    await expect.element(page.getByRole('table', { name: words.caption.tutor })).toBeVisible();
    expect(page.getByText(words.points.title).elements()).toEqual([]);
    expect(asked(OWN)[0]?.query.get('month')).toBe('2026-10');
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('a month that is not over says so far, and names what is missing (R793)', async () => {
    const open = line(11, { status: 'scheduled', outcome: null, state: 'open', minutes: null, amount: null });
    answer(OWN, statement({ month: '2026-11', isOver: false, lines: [line(10), open], lessons: 2, open: 1 }));
    await show(<TutorStatement />, { language, as: 'tutor', at: place });
    await expect.element(text(words.sums.soFar).first()).toBeVisible();
    await expect.element(page.getByText(words.points.running).first()).toBeVisible();
    await expect.element(page.getByRole('cell', { name: words.notClosed }).first()).toBeVisible();
    await expect
      .element(page.getByRole('cell', { name: sessionsIn[language].status.scheduled }).first())
      .toBeVisible();
    expect(page.getByRole('button', { name: words.month.next }).element()).toHaveProperty('disabled', true);
    await page.getByRole('button', { name: words.month.previous }).click();
    await expect.poll(() => asked(OWN).at(-1)?.query.get('month')).toBe('2026-10');
    expect(location.search).toBe('?month=2026-10');
  });

  test('no price agreed is said, and is not a nought', async () => {
    const unpriced = line(10, { state: 'unpriced', rate: null, amount: null });
    answer(OWN, statement({ side: 'family', lines: [unpriced], sums: [], unpriced: 1 }));
    const view = (
      <StatementView personId={idOf(2)} month="2026-10" onMonth={() => {}}>
        <h1>{words.own.title}</h1>
      </StatementView>
    );
    await show(view, { language, as: 'student' });
    await expect.element(page.getByRole('cell', { name: words.noPrice }).first()).toBeVisible();
    expect(document.body.textContent).not.toMatch(/0\.00/);
  });

  test('a month without lessons says so', async () => {
    answer(OWN, statement({ lines: [], lessons: 0, minutes: 0, sums: [] }));
    await show(<TutorStatement />, { language, as: 'tutor', at: `${place}?month=2026-10` });
    await expect.element(page.getByText(words.empty.tutor.title)).toBeVisible();
  });

  test('a month that does not come can be asked for again', async () => {
    answer(OWN, refusal('internal'));
    await show(<TutorStatement />, { language, as: 'tutor', at: place });
    await expect.element(page.getByRole('alert').first()).toBeVisible();
  });

  inBoth('the list of a month leads to each statement, and says how final it is (R794)', async () => {
    const { lines: _, side, timezone, month, person, ...sums } = statement({ unpriced: 2 });
    const final = { ...statement(), ...student };
    const { lines, person: __, side: ___, timezone: ____, month: _____, ...second } = final;
    answer('GET /api/statements', { items: [{ ...sums, ...person }, second], nextCursor: null });
    await show(<AdminStatements />, { language, as: 'admin', at: '/admin-dashboard/statements?side=tutor' });
    await expect.element(page.getByText(words.list.final)).toBeVisible();
    const link = page.getByRole('link').first();
    expect(link.element().getAttribute('href')).toContain(
      `/admin-dashboard/statements/${person.id}?month=2026-11`,
    );
    expect(asked('GET /api/statements')[0]?.query.get('side')).toBe('tutor');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
