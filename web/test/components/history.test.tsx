import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { closingTimes, idOf, inHours, pageOf, session } from './samples.ts';
import { choose, describedBy, press, toast } from './screen.ts';

const textsIn = { en, ar };
const namesIn = { en: enNames, ar: arNames };
const errorsIn = { en: enErrors, ar: arErrors };
const versionsIn = { en: enShared.ui.versions, ar: arShared.ui.versions };
const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };

/** By how many pixels what hides its overflow hides the frame around a focused control. */
function frameCutOff(control: HTMLElement): number {
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(control);
  expect(outlineStyle).toBe('solid');
  const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const box = control.getBoundingClientRect();
  let cut = 0;
  for (let around = control.parentElement; around; around = around.parentElement) {
    const { overflowX, borderTopLeftRadius } = getComputedStyle(around);
    if (overflowX === 'visible' || around === document.body) continue;
    const edge = around.getBoundingClientRect();
    cut = Math.max(cut, edge.top - box.top + reach, edge.left - box.left + reach);
    expect(borderTopLeftRadius).toBe('0px');
  }
  return Math.round(cut);
}

describe.each(languages)('the history in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language];
  const { filters, tiles, empty } = text.history;
  const change = 'POST /api/sessions/:id/status';
  const article = page.getByRole('article');
  const search = page.getByRole('searchbox', { name: filters.search });
  const lastAsked = () => Object.fromEntries(asked('GET /api/sessions').at(-1)?.query ?? []);

  beforeEach(() => {
    answer('GET /api/sessions', pageOf(session()));
    answer('GET /api/sessions/totals', nothing);
  });

  const open = (at = '/tutor-dashboard/history') => show(<TutorHistory />, { language, as: 'tutor', at });

  test('asks for what is chosen and typed, keeps it in the address, and forgets it again', async () => {
    answer('GET /api/sessions', ({ query }) => Response.json(query.has('q') ? pageOf() : pageOf(session())));
    await open();
    await choose(filters.status, text.status.cancelled);
    await choose(filters.subject, namesIn[language].subjects.English);
    await choose(filters.period, filters.periods.month);
    await search.fill('Noura');
    await expect
      .poll(lastAsked)
      .toEqual({ view: 'past', status: 'cancelled', subject: 'English', period: 'month', q: 'Noura' });
    expect(location.search).toBe('?status=cancelled&subject=English&period=month&q=Noura');
    await expect.element(page.getByText(empty.filtered)).toBeVisible();
    await expect.element(search).toHaveValue('Noura');
    await press(filters.clear);
    await expect.poll(() => location.search).toBe('');
    await expect.element(search).toHaveValue('');
    await expect.element(article).toBeVisible();
  });

  test('begins from its address, and takes no notice of what is not offered', async () => {
    await open('/tutor-dashboard/history?status=completed&subject=Alchemy');
    await expect.poll(lastAsked).toEqual({ view: 'past', status: 'completed' });
    await expect
      .element(page.getByRole('button', { name: filters.status, exact: false }))
      .toMatchTextContent(text.status.completed);
  });

  test('opens on what is past, and shows what is to come where that or a scheduled one is chosen (R730)', async () => {
    await open();
    const tab = (name: 'past' | 'to-come') => page.getByRole('tab', { name: text.history.views[name] });
    await expect.element(tab('past')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(lastAsked).toEqual({ view: 'past' });
    await choose(filters.status, text.status.scheduled);
    await expect.element(tab('to-come')).toHaveAttribute('aria-selected', 'true');
    await expect.poll(lastAsked).toEqual({ view: 'to-come', status: 'scheduled' });
    // Who chose it by the keyboard goes on from there.
    await expect.element(page.getByRole('button', { name: filters.status, exact: false })).toHaveFocus();
    await choose(filters.period, filters.periodsToCome.week);
    await expect.poll(lastAsked).toEqual({ view: 'to-come', status: 'scheduled', period: 'week' });
    await tab('past').click();
    await expect.poll(lastAsked).toEqual({ view: 'past', period: 'week' });
    await tab('to-come').click();
    await press(filters.clear);
    await expect.poll(() => location.search).toBe('?view=to-come');
    await choose(filters.status, text.status.completed);
    await expect.poll(lastAsked).toEqual({ view: 'past', status: 'completed' });
    expect(Object.fromEntries(asked('GET /api/sessions/totals').at(-1)?.query ?? [])).toEqual(lastAsked());
  });

  test('finds what has no notes yet among the statuses (R735)', async () => {
    await open();
    await choose(filters.status, filters.withoutNotes);
    await expect.poll(lastAsked).toEqual({ view: 'past', status: 'completed', notes: 'missing' });
    await expect
      .element(page.getByRole('button', { name: filters.status, exact: false }))
      .toMatchTextContent(filters.withoutNotes);
    await choose(filters.status, text.status.cancelled);
    await expect.poll(lastAsked).toEqual({ view: 'past', status: 'cancelled' });
  });

  test('finds sessions by how they ended among the statuses, each after its own (R491)', async () => {
    answer('GET /api/sessions', pageOf(session({ status: 'cancelled', outcome: 'student-absent' })));
    await open('/tutor-dashboard/history?view=to-come');
    const status = page.getByRole('button', { name: filters.status, exact: false });
    await choose(filters.status, text.outcome['student-absent']);
    const absent = { status: 'cancelled', outcome: 'student-absent' };
    await expect.poll(lastAsked).toEqual({ view: 'to-come', ...absent });
    await expect.element(status).toMatchTextContent(text.outcome['student-absent']);
    expect(Object.fromEntries(asked('GET /api/sessions/totals').at(-1)?.query ?? [])).toEqual(lastAsked());
    await choose(filters.status, text.cancel.outcomes['cut-short']);
    await expect.poll(lastAsked).toEqual({ view: 'past', status: 'completed', outcome: 'cut-short' });
    expect(location.search).toBe('?status=completed&outcome=cut-short');
    await status.click();
    const offered = page
      .getByRole('option')
      .elements()
      .map(option => option.textContent);
    const nextTo = (name: string) => offered[offered.indexOf(name) + 1];
    expect(nextTo(text.status.completed)).toBe(filters.withoutNotes);
    expect(nextTo(filters.withoutNotes)).toBe(text.cancel.outcomes.taught);
    expect(nextTo(text.status.cancelled)).toBe(text.outcome['family-cancelled']);
    await page.getByRole('option', { name: text.status.scheduled }).click();
    await expect.poll(lastAsked).toEqual({ view: 'to-come', status: 'scheduled' });
  });

  test('begins from an outcome in its address, and loses it in a view that has none (R491)', async () => {
    await open('/tutor-dashboard/history?status=completed&outcome=taught');
    await expect.poll(lastAsked).toEqual({ view: 'past', status: 'completed', outcome: 'taught' });
    await page.getByRole('tab', { name: text.history.views['to-come'] }).click();
    await expect.poll(lastAsked).toEqual({ view: 'to-come' });
  });

  test('finds what is to close among the statuses, started or not, and completes it first of all (R677)', async () => {
    const over = session({ startsAt: inHours(-2), endsAt: inHours(-1), status: 'in-progress' });
    answer('GET /api/sessions', pageOf(over));
    await open('/tutor-dashboard/history?view=to-come');
    await choose(filters.status, text.status.toClose);
    await expect.poll(lastAsked).toEqual({ view: 'past', toClose: 'true' });
    expect(location.search).toBe('?toClose=true');
    await expect
      .element(page.getByRole('button', { name: filters.status, exact: false }))
      .toMatchTextContent(text.status.toClose);
    answer(change, { ...over, status: 'completed', version: 4 });
    await press(text.become.completed);
    await expect.element(page.getByRole('dialog', { name: text.texts.title })).toBeVisible();
  });

  test('adds up of what is to come only what there is: how many and how long (R101)', async () => {
    answer('GET /api/sessions/totals', { ...nothing, sessions: 3, minutes: 180 });
    await open('/tutor-dashboard/history?view=to-come');
    const tileOf = (label: string) => page.getByText(label).element().parentElement?.textContent;
    await expect.poll(() => tileOf(tiles.planned)).toBe(`${tiles.planned}3`);
    expect(tileOf(tiles.plannedHours)).toBe(`${tiles.plannedHours}3`);
    await expect.element(page.getByText(tiles.rating)).not.toBeInTheDocument();
    await expect.element(page.getByText(tiles.unrated)).not.toBeInTheDocument();
  });

  test('shows a session in a row that opens to what was written and what can be done (R732)', async () => {
    const over = session({ status: 'completed', notes: 'Fractions', homework: 'Page 12' });
    const other = session({
      id: idOf(11),
      startsAt: inHours(-30),
      endsAt: inHours(-29),
      status: 'completed',
    });
    answer('GET /api/sessions', pageOf(over, other));
    await open();
    const row = article.first();
    const head = row.getByRole('button').first();
    await expect.element(head).toHaveAttribute('aria-expanded', 'false');
    await expect.element(row).toMatchTextContent('Fractions');
    await expect.element(row.getByText('Page 12')).not.toBeInTheDocument();
    await head.click();
    await expect.element(row.getByText('Page 12')).toBeVisible();
    await expect.element(row.getByRole('button', { name: text.texts.open })).toBeVisible();
    await expect
      .element(row.getByRole('link'))
      .toHaveAttribute('href', `/tutor-dashboard/students/${over.student.id}`);
    await head.click();
    await expect.element(row.getByText('Page 12')).not.toBeInTheDocument();
  });

  test('shows the whole frame around what has the focus, in tabs and rows (R688)', async () => {
    answer('GET /api/sessions', pageOf(session(), session({ id: idOf(11), startsAt: inHours(-30) })));
    await open();
    await expect.element(article.first()).toBeVisible();
    const rows = article.elements().map(row => row.querySelector('h3 > button'));
    for (const control of [...page.getByRole('tab').elements(), ...rows]) {
      (control as HTMLElement).focus();
      await userEvent.keyboard('{Shift}');
      expect(frameCutOff(control as HTMLElement)).toBe(0);
    }
  });

  test('says that nothing is past yet where something is to come', async () => {
    answer('GET /api/sessions', pageOf());
    answer('GET /api/sessions/totals', ({ query }) =>
      Response.json({ ...nothing, sessions: query.get('view') === 'to-come' ? 2 : 0 }),
    );
    await open();
    await expect.element(page.getByText(empty.onlyToCome)).toBeVisible();
    await page.getByRole('tab', { name: text.history.views['to-come'] }).click();
    await expect.element(page.getByText(empty.toCome)).toBeVisible();
  });

  test('says that nothing is there yet, and that the filters leave nothing', async () => {
    answer('GET /api/sessions', pageOf());
    await open();
    await expect.element(page.getByText(empty.title)).toBeVisible();
    await expect.element(page.getByText(empty.text)).toBeVisible();
    await expect.element(page.getByRole('button', { name: filters.clear })).toBeDisabled();
    await choose(filters.status, text.status.completed);
    await expect.element(page.getByText(empty.filtered)).toBeVisible();
  });

  test('adds up what the filters leave', async () => {
    answer('GET /api/sessions/totals', {
      ...nothing,
      sessions: 1234,
      completed: 9,
      minutes: 450,
      ratings: 4,
      stars: 18,
    });
    await open();
    await expect.element(page.getByText('1,234')).toBeVisible();
    await expect.element(page.getByText('8')).toBeVisible();
    await expect.element(page.getByText('4.5')).toBeVisible();
  });

  test('says that nothing is rated, and where it cannot be added up', async () => {
    await open();
    await expect.element(page.getByText(tiles.unrated)).toBeVisible();
    await expect
      .poll(() => page.getByText(tiles.total).element().parentElement?.textContent)
      .toBe(`${tiles.total}0`);
    answer('GET /api/sessions/totals', { ...nothing, isAll: false });
    await choose(filters.status, text.status.completed);
    await expect.element(page.getByText(tiles.uncounted)).toBeVisible();
  });

  test('completes a session at once, and takes it back where the server refuses', async () => {
    const over = session({ startsAt: inHours(-2), endsAt: inHours(-1) });
    answer('GET /api/sessions', pageOf(over));
    answer(change, refusal('session.transition'));
    await open();
    await press(text.become.completed);
    await expect.element(toast(errorsIn[language].session.transition.title)).toBeVisible();
    await expect.element(article).toMatchTextContent(text.status.toClose);
    expect(asked(change)[0]?.body).toEqual({ status: 'completed' });
    answer(change, { ...over, status: 'completed' });
    answer('GET /api/sessions', pageOf({ ...over, status: 'completed' }));
    await press(text.become.completed);
    await expect.element(toast(text.changed.completed.title)).toBeVisible();
    await expect.element(article).toMatchTextContent(text.status.completed);
  });

  test('completes what is past and open as the overview does: first of all, and with its notes (R724)', async () => {
    const over = session({ startsAt: inHours(-2), endsAt: inHours(-1) });
    answer('GET /api/sessions', pageOf(over));
    const at = '/tutor-dashboard/history?view=past&status=scheduled';
    await show(<TutorHistory />, { language, as: 'tutor', at });
    const button = (name: string) => article.getByRole('button', { name, exact: true });
    await expect.element(button(text.become.completed)).toBeVisible();
    await expect.element(button(text.become['in-progress'])).not.toBeInTheDocument();
    await expect.element(article).toMatchTextContent(text.status.toClose);
    answer(change, { ...over, status: 'completed', version: 4 });
    answer('GET /api/sessions', pageOf());
    await button(text.become.completed).click();
    await expect.element(page.getByRole('dialog', { name: text.texts.title })).toBeVisible();
  });

  test('asks why before it cancels, and keeps the session on the way out', async () => {
    answer(change, session({ status: 'cancelled' }));
    answer('GET /api/sessions/:id/options', closingTimes());
    await open();
    await article.getByRole('button', { name: text.become.cancelled }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('button', { name: text.cancel.keep }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked(change)).toEqual([]);
    await article.getByRole('button', { name: text.become.cancelled }).click();
    await dialog.getByRole('textbox', { name: text.cancel.reason }).fill('Exams');
    await dialog.getByRole('button', { name: text.cancel.confirm }).click();
    await expect.element(toast(text.changed.cancelled.title)).toBeVisible();
    expect(asked(change)[0]?.body).toEqual({
      status: 'cancelled',
      outcome: 'academy-cancelled',
      reason: 'Exams',
    });
  });

  test('lets who saves second see both versions of the notes, and saves over the other', async () => {
    const save = 'PATCH /api/sessions/:id';
    const over = session({ status: 'completed', notes: 'Fractions' });
    const theirs = { ...over, notes: 'Fractions, twice', version: 4 };
    answer('GET /api/sessions', pageOf(over));
    answer(save, refusal('conflict.stale', { current: theirs }));
    await open();
    await press(text.texts.open);
    const notes = page.getByRole('textbox', { name: text.parts.notes });
    await expect.element(notes).toHaveValue('Fractions');
    await notes.fill('Fractions and decimals');
    await press(text.texts.save);
    await expect.element(page.getByText(versionsIn[language].title)).toBeVisible();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('Fractions, twice')).toBeVisible();
    await expect.element(dialog.getByText('Fractions and decimals')).toBeVisible();
    const saved = { ...theirs, notes: 'Fractions and decimals', version: 5 };
    answer(save, saved);
    answer('GET /api/sessions', pageOf(saved));
    await press(versionsIn[language].keepYours);
    await expect.element(toast(text.texts.saved.title)).toBeVisible();
    await expect.element(article).toMatchTextContent('Fractions and decimals');
    expect(asked(save).map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
      ['"3"', { notes: 'Fractions and decimals', homework: '' }],
      ['"4"', { notes: 'Fractions and decimals', homework: '' }],
    ]);
  });

  test('tells those who listen which lesson a button is for', async () => {
    const two = [session(), session({ id: idOf(2), startsAt: inHours(50), endsAt: inHours(51) })];
    answer('GET /api/sessions', pageOf(...two));
    await open();
    await expect.poll(() => article.elements()).toHaveLength(2);
    for (const place of [0, 1]) await article.nth(place).getByRole('button').first().click();
    const described = [0, 1].map(place =>
      describedBy(article.nth(place).getByRole('button', { name: text.become.cancelled, exact: true })),
    );
    expect(described[0]).toContain(namesIn[language].subjects[two[0]?.subject ?? 'English']);
    expect(described[0]).not.toBe(described[1]);
  });

  test('offers to start and to complete once it is time, and not before (R495)', async () => {
    const soon = session({ startsAt: inHours(0.2), endsAt: inHours(1.2) });
    answer('GET /api/sessions', pageOf(soon));
    await open();
    const button = (name: string) => article.getByRole('button', { name, exact: true });
    await expect.element(button(text.become['in-progress'])).toBeVisible();
    await expect.element(button(text.become.completed)).not.toBeInTheDocument();
    answer('GET /api/sessions', pageOf(session()));
    await choose(filters.status, text.status.scheduled);
    await expect.element(button(text.become['in-progress'])).not.toBeInTheDocument();
    await expect.element(button(text.become.cancelled)).toBeVisible();
  });

  inBoth('corrects when a lesson was, with a reason, and shows that it did', async () => {
    const correct = 'POST /api/sessions/:id/correction';
    const over = session({
      status: 'completed',
      startsAt: inHours(-3),
      endsAt: inHours(-2),
      closedAt: inHours(-2),
    });
    const corrected = {
      ...over,
      duration: 90,
      version: 4,
      correction: { at: inHours(0), reason: 'We went on for half an hour' },
    };
    answer('GET /api/sessions', pageOf(over));
    await open();
    await press(text.correct.open);
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByRole('textbox', { name: text.correct.reason, exact: false });
    await press(text.correct.save);
    await expect.element(dialog.getByText(text.correct.same.title)).toBeVisible();
    await choose(text.logger.fields.duration, language === 'ar' ? '90 دقيقة' : '90 minutes');
    answer(correct, refusal('session.correction-closed'));
    await press(text.correct.save);
    await expect.element(dialog.getByText(errorsIn[language].field.required)).toBeVisible();
    expect(asked(correct)).toEqual([]);
    await reason.fill('We went on for half an hour');
    await press(text.correct.save);
    await expect
      .element(dialog.getByText(errorsIn[language].session['correction-closed'].title))
      .toBeVisible();
    answer(correct, corrected);
    answer('GET /api/sessions', pageOf(corrected));
    await press(text.correct.save);
    await expect.element(toast(text.correct.saved.title)).toBeVisible();
    const day = language === 'ar' ? '16 نوفمبر 2026' : '16 November 2026';
    await expect.element(article).toMatchTextContent(text.corrected.replace('{{day}}', day));
    await expect.element(article).toMatchTextContent('We went on for half an hour');
    expect(asked(correct)[0]?.headers.get('if-match')).toBe('"3"');
    expect(asked(correct)[0]?.body).toEqual({
      date: '2026-11-16',
      time: '06:00',
      timezone: 'Europe/London',
      duration: 90,
      reason: 'We went on for half an hour',
    });
  });

  test('offers no correction after 48 hours, nor a way back for what was taken out', async () => {
    const late = session({ status: 'completed', startsAt: inHours(-50), closedAt: inHours(-48.1) });
    answer('GET /api/sessions', pageOf(late));
    await open();
    await expect.element(page.getByRole('button', { name: text.texts.open })).toBeVisible();
    await expect.element(page.getByRole('button', { name: text.correct.open })).not.toBeInTheDocument();
    const taken = session({
      status: 'cancelled',
      cancellation: { at: inHours(-1), reason: null },
      correction: { at: inHours(-1), reason: 'It did not take place' },
    });
    answer('GET /api/sessions', pageOf(taken));
    await choose(filters.status, text.status.cancelled);
    await expect.element(article).toMatchTextContent('It did not take place');
    await expect.element(page.getByRole('button', { name: text.become.scheduled })).not.toBeInTheDocument();
  });

  inBoth('offers the list again where it did not come', async () => {
    answer('GET /api/sessions', refusal('not-found'));
    await open();
    const words = errorsIn[language]['not-found'];
    await expect.element(page.getByText(words.title)).toBeVisible();
    answer('GET /api/sessions', pageOf(session()));
    await page
      .getByRole('button')
      .filter({ hasText: language === 'ar' ? 'إعادة المحاولة' : 'Try again' })
      .click();
    await expect.element(article).toBeVisible();
  });
});
