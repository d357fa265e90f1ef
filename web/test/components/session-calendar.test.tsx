import { languages } from '@bayan/domain/language/language';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arLists from '#locales/ar/lists.json';
import ar from '#locales/ar/session-calendar.json';
import arSessions from '#locales/ar/sessions.json';
import arNotes from '#locales/ar/staff-notes.json';
import enErrors from '#locales/en/errors.json';
import enLists from '#locales/en/lists.json';
import en from '#locales/en/session-calendar.json';
import enSessions from '#locales/en/sessions.json';
import enNotes from '#locales/en/staff-notes.json';
import { AdminSessions } from '#pages/admin-dashboard/sessions.tsx';
import { AdminSessionsList } from '#pages/admin-dashboard/sessions-list.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show, type Theme, type Width } from './render.tsx';
import { idOf, inHours, pageOf, session } from './samples.ts';
import { choose, press, toast } from './screen.ts';

const textsIn = { en, ar };
const listIn = { en: enLists, ar: arLists };
const errorsIn = { en: enErrors, ar: arErrors };
const sessionsIn = { en: enSessions, ar: arSessions };
const notesIn = { en: enNotes, ar: arNotes };
const CALENDAR = 'GET /api/sessions/calendar';
const CLASH = 'GET /api/sessions/clash';
const MOVE = 'PATCH /api/sessions/:id';
const NOTES = 'GET /api/staff-notes';
const STATUS = 'POST /api/sessions/:id/status';

const other = { id: idOf(3), name: 'Ruth Dale', nameAr: 'روث ديل', timezone: 'Europe/London' };
/** 16 November 2026 is a Monday; the clock of the tests reads 12:00 in Riyadh. */
const lessons: readonly Session[] = [
  session({ startsAt: inHours(26), endsAt: inHours(27) }),
  session({ id: idOf(11), tutor: other, startsAt: inHours(28), endsAt: inHours(29), meetingLink: null }),
  session({ id: idOf(12), status: 'completed', startsAt: inHours(-20), endsAt: inHours(-19) }),
];
const holiday = {
  ...{ id: idOf(60), country: 'OM', key: 'national-day-2026', isOff: false, certainty: 'expected' },
  ...{ name: 'National Day', nameAr: 'اليوم الوطني', fromOn: '2026-11-20', untilOn: '2026-11-21' },
  ...{ isEdited: false, createdAt: inHours(-99), updatedAt: inHours(-99), version: 1 },
};
const calendarOf = (items: readonly Session[]) => ({
  items: items.map(lesson => ({ ...lesson, hasRequest: lesson.id === idOf(12) })),
  nextCursor: null,
  hours: [{ from: inHours(27), until: inHours(30) }],
  keepsHours: true,
  timeOff: [{ id: idOf(70), startsAt: inHours(36), endsAt: inHours(60), kind: 'leave' }],
  holidays: [holiday],
});

describe.each(languages)('the calendar of all sessions in %s', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const nameIn = ({ name, nameAr }: { name: string; nameAr: string | null }) =>
    language === 'ar' ? (nameAr ?? name) : name;

  beforeEach(() => {
    answer('GET /api/settings', { country: 'SA' });
    answer(CALENDAR, ({ query }) =>
      Response.json(
        calendarOf(lessons.filter(({ tutor }) => [null, tutor.id].includes(query.get('tutorId')))),
      ),
    );
    answer('GET /api/sessions/:id', lessons[0] ?? {});
    answer(CLASH, { clash: null });
    answer(NOTES, pageOf());
  });

  const open = (width: Width = 1280, query = '', theme: Theme = 'light') =>
    show(<AdminSessions />, {
      language,
      width,
      theme,
      as: 'admin',
      at: `/admin-dashboard/sessions${query}`,
    });
  /** The lesson of tomorrow at 14:00 in Riyadh. */
  const lesson = page.getByRole('button', { name: '14:00', exact: false }).first();
  const save = page.getByRole('button', { name: text.move.save.split('{{time}}')[0] ?? '', exact: false });

  test('shows the whole height of a name, also in a session of half an hour', async () => {
    answer(CALENDAR, calendarOf([session({ startsAt: inHours(26), endsAt: inHours(26.5) })]));
    await open();
    await expect.element(lesson).toBeVisible();
    const name = lesson.element().querySelector('.font-semibold');
    expect(name?.textContent).toBe(nameIn(session().student));
    expect(name?.clientHeight).toBe(name?.scrollHeight);
  });

  inBoth(
    'shows a week that begins as the academy’s country has it, with words for each state (R963)',
    async () => {
      await open();
      const week = page.getByRole('region', { name: text.grid.week });
      await expect.element(lesson).toBeVisible();
      const heads = week.getByRole('region').elements();
      expect(heads.map(head => head.getAttribute('aria-label')?.match(/\d+/)?.[0])).toEqual([
        '15',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
      ]);
      const [first, last] = [heads.at(0), heads.at(-1)].map(head => head?.getBoundingClientRect().left ?? 0);
      expect(Math.sign((last ?? 0) - (first ?? 0))).toBe(language === 'ar' ? -1 : 1);
      const names = week
        .getByRole('button')
        .elements()
        .map(button => button.textContent);
      expect(names).toHaveLength(3);
      expect(names[0]).toContain(text.states.completed);
      expect(names[0]).toContain(text.marks.asks);
      expect(names[1]).toContain(text.states.scheduled);
      expect(names[2]).toContain(text.marks.noLink);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test('on a phone is a list of the day, and the lesson a sheet', async () => {
    await open(390, '?day=2026-11-17', 'dark');
    await expect.element(lesson).toBeVisible();
    expect(page.getByRole('region', { name: text.grid.day }).elements()).toEqual([]);
    await lesson.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(new URLSearchParams(location.search).get('lesson')).toBe(idOf(10));
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('shows whom to call and what happened when somebody asks, and not before (R967, R879)', async () => {
    const contact = 'GET /api/students/:id/parent-contact';
    const history = 'GET /api/sessions/:id/history';
    const entry = { actor: other, noun: 'sessions', targetId: idOf(10), action: 'session.changed' };
    answer(history, {
      items: [1, 2, 3, 4, 5].map(n => ({ ...entry, id: idOf(80 + n), at: inHours(-n) })),
    });
    answer(contact, {
      parentContact: { name: 'Abdullah', email: null, phone: null, whatsapp: null, language: 'ar' },
    });
    await open(1280, `?day=2026-11-17&lesson=${idOf(10)}`);
    await expect.element(page.getByRole('button', { name: text.panel.showContact })).toBeVisible();
    expect([...asked(contact), ...asked(history)]).toEqual([]);
    await press(text.panel.showContact);
    await expect.element(page.getByText('Abdullah')).toBeVisible();
    await press(text.panel.showHistory);
    const lines = page.getByRole('list', { name: text.panel.history }).getByRole('listitem');
    await expect.poll(() => lines.elements().length).toBe(4);
    await press(text.panel.wholeHistory_other.replace('{{count}}', '5'));
    await expect.poll(() => lines.elements().length).toBe(5);
  });

  test('has the notes of the lesson below it, and a way to write one (R926)', async () => {
    answer('POST /api/staff-notes', {});
    answer('GET /api/profiles', pageOf());
    const notes = notesIn[language];
    await open(1280, `?day=2026-11-17&lesson=${idOf(10)}`);
    await expect.element(page.getByText(notes.empty.about)).toBeVisible();
    expect(asked(NOTES).at(-1)?.query.get('sessionId')).toBe(idOf(10));
    await press(notes.add);
    await page.getByRole('textbox', { name: notes.fields.text, exact: false }).fill('Came late');
    await press(notes.save);
    await expect
      .poll(() => asked('POST /api/staff-notes').map(({ body }) => body))
      .toMatchObject([{ about: { kind: 'session', id: idOf(10) } }]);
  });

  inBoth('moves a lesson by keyboard, and saves when the button is pressed (R966)', async () => {
    answer(MOVE, lessons[0] ?? {});
    await open();
    await expect.element(lesson).toBeVisible();
    (lesson.element() as HTMLElement).focus();
    await userEvent.keyboard('m');
    await expect.element(page.getByRole('region', { name: text.move.title })).toBeVisible();
    // A day later is to the left in Arabic.
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(asked(MOVE)).toEqual([]);
    await expect.element(save).toMatchTextContent('14:30');
    await expect
      .element(page.getByText(text.move.otherDay.split('{{')[0] ?? '', { exact: false }))
      .toBeVisible();
    // The tutor is away then, which is said by both clocks and forbids nothing (R480).
    const away = page
      .getByRole('status')
      .filter({ hasText: sessionsIn[language].logger.plan.tutor['time-off'] });
    await expect.element(away).toMatchTextContent('21:00');
    await expect.element(away).toMatchTextContent('00:00');
    await save.click();
    await expect.element(toast(sessionsIn[language].change.moved.title)).toBeVisible();
    expect(asked(MOVE).at(-1)?.body).toMatchObject({
      date: '2026-11-18',
      time: '14:30',
      timezone: 'Asia/Riyadh',
    });
    expect(Object.fromEntries(asked(CLASH).at(-1)?.query ?? [])).toMatchObject({ tutorId: idOf(1) });
  });

  test('shows who is in the way, and Escape puts the lesson back (R966)', async () => {
    answer(CLASH, {
      clash: { whose: 'tutor', startsAt: inHours(27), endsAt: inHours(28), session: lessons[1] },
    });
    await open();
    await expect.element(lesson).toBeVisible();
    (lesson.element() as HTMLElement).focus();
    await userEvent.keyboard('m{ArrowDown}');
    await expect.element(page.getByText(sessionsIn[language].logger.clash.tutor)).toBeVisible();
    await expect.element(save).toBeDisabled();
    await expect.element(page.getByRole('list', { name: text.move.free })).toBeVisible();
    (lesson.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('region', { name: text.move.title })).not.toBeInTheDocument();
    expect(asked(MOVE)).toEqual([]);
  });

  test.each([
    ['a taken time', refusal('session.clash'), errors.session.clash.title],
    ['no network', noNetwork, errors.service.unavailable.title],
  ] as const)('with %s at the last moment stays where it was, and says so (R966)', async (_, how, title) => {
    answer(MOVE, how);
    await open();
    await expect.element(lesson).toBeVisible();
    (lesson.element() as HTMLElement).focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    await save.click();
    await expect.element(toast(title)).toMatchTextContent(text.move.undone);
    await expect.element(page.getByRole('region', { name: text.move.title })).not.toBeInTheDocument();
    await expect.element(lesson).toBeVisible();
  });

  test('hides a person, and the address remembers who is left (R964)', async () => {
    await open();
    await expect.element(lesson).toBeVisible();
    await press(text.lanes.remove.replace('{{name}}', nameIn(other)));
    await expect.poll(() => new URLSearchParams(location.search).get('lanes')).toBe(idOf(1));
    await expect
      .element(page.getByRole('button', { name: nameIn(other), exact: false }))
      .not.toBeInTheDocument();
  });

  inBoth('shades the hours and the time off of a tutor, and says them in words (R976, R977)', async () => {
    await open(1280, `?lanes=${idOf(1)}`);
    const day = (number: string) =>
      page.getByRole('region', { name: text.grid.week }).getByRole('region', { name: number, exact: false });
    const textOf = (number: string) => day(number).element().textContent ?? '';
    const shadesOf = (number: string) =>
      [...day(number).element().querySelectorAll<HTMLElement>('[data-shade]')].map(
        ({ dataset, offsetHeight }) => [dataset.shade, Math.round(offsetHeight)],
      );
    await expect.element(lesson).toBeVisible();
    // 12:00 to 15:00 and 18:00 to 22:00 of the hours that are drawn are outside the tutor's on Tuesday.
    expect(shadesOf('17')).toEqual([
      ['closed', 3 * 56],
      ['closed', 4 * 56],
    ]);
    expect(textOf('17')).toContain('15:00–18:00');
    expect(shadesOf('18')).toEqual([
      ['closed', 10 * 56],
      ['off', 10 * 56],
    ]);
    expect(textOf('18')).toContain(text.shade.closed);
    expect(textOf('18')).toContain(text.shade.offAllDay);
    expect(textOf('20')).toContain(language === 'ar' ? holiday.nameAr : holiday.name);
    expect(textOf('21')).toContain(text.weekend.all);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('of several tutors says in words who is away (R976)', async () => {
    await open();
    const away = page.getByRole('list', { name: text.notes.label });
    await expect.element(away.getByText(nameIn(other), { exact: false })).toBeVisible();
    expect(document.querySelector('[data-shade]')).toBeNull();
  });

  test('counts the lessons of a month, and a day leads to its own view', async () => {
    answer('GET /api/sessions/days', { days: [{ day: '2026-11-17', sessions: 2, isMore: false }] });
    answer('GET /api/holidays', pageOf(holiday));
    await open(1280, '?show=month');
    const day = page.getByRole('button', { name: '17', exact: false }).first();
    await expect.element(day).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await day.click();
    await expect.poll(() => location.search).toContain('show=day');
    expect(new URLSearchParams(location.search).get('day')).toBe('2026-11-17');
  });

  test('narrows the list to a tutor who is searched for, and to all again (R962)', async () => {
    answer('GET /api/sessions', pageOf(...lessons));
    answer('GET /api/profiles', pageOf({ ...other, role: 'tutor' }));
    await show(<AdminSessionsList />, { language, as: 'admin', at: '/admin-dashboard/sessions/list' });
    await press(text.list.any.tutor);
    await page.getByRole('searchbox', { name: text.lanes.search }).fill('Ruth');
    await page.getByRole('radio', { name: nameIn(other) }).click({ force: true });
    const chosen = text.list.only.tutor.replace('{{name}}', nameIn(other));
    await expect.element(page.getByRole('button', { name: chosen })).toHaveFocus();
    const tutorAsked = () => asked('GET /api/sessions').at(-1)?.query.get('tutorId');
    await expect.poll(tutorAsked).toBe(other.id);
    await press(chosen);
    await press(text.list.any.tutor);
    await expect.poll(() => new URLSearchParams(location.search).get('tutorId')).toBeNull();
  });

  test('says how each session ended, and narrows the list and its file to that (R491)', async () => {
    const absent = session({ status: 'cancelled', outcome: 'student-absent' });
    answer('GET /api/sessions', pageOf(absent, session({ id: idOf(11) })));
    answer('GET /api/sessions/export', refusal('limit.reached'));
    await show(<AdminSessionsList />, { language, as: 'admin', at: '/admin-dashboard/sessions/list' });
    const { history, outcome, status } = sessionsIn[language];
    const rows = page.getByRole('table').getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent(status.cancelled);
    await expect.element(rows.nth(1)).toMatchTextContent(outcome['student-absent']);
    expect(rows.nth(2).element().textContent).not.toContain(outcome['student-absent']);
    await choose(history.filters.status, outcome['student-absent']);
    const chosen = { view: 'past', status: 'cancelled', outcome: 'student-absent' };
    const lastAsked = () => Object.fromEntries(asked('GET /api/sessions').at(-1)?.query ?? []);
    await expect.poll(lastAsked).toEqual(chosen);
    expect(location.search).toBe('?status=cancelled&outcome=student-absent');
    await press(listIn[language].export);
    await expect.poll(() => asked('GET /api/sessions/export')).toHaveLength(1);
    expect(Object.fromEntries(asked('GET /api/sessions/export')[0]?.query ?? [])).toEqual(chosen);
    await choose(history.filters.status, status.completed);
    await expect.poll(lastAsked).toEqual({ view: 'past', status: 'completed' });
  });

  const late = session({ startsAt: inHours(-5), endsAt: inHours(-4) });
  const ahead = session({ id: idOf(11) });

  test('closes what is late in bulk, and takes it back (R968)', async () => {
    answer('GET /api/sessions', pageOf(late, ahead));
    answer(STATUS, { ...late, status: 'completed', version: 4 });
    answer('POST /api/sessions/:id/undo', late);
    await show(<AdminSessionsList />, {
      language,
      as: 'admin',
      at: '/admin-dashboard/sessions/list?toClose=true',
    });
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(Object.fromEntries(asked('GET /api/sessions').at(-1)?.query ?? [])).toMatchObject({
      toClose: 'true',
    });
    expect(await accessibilityFaults()).toEqual([]);
    await page.getByRole('checkbox').first().click();
    await press(text.close.open);
    await press(text.close.confirm);
    await expect.poll(() => asked(STATUS).map(({ body }) => body)).toEqual([{ status: 'completed' }]);
    await press(sessionsIn[language].undo.button);
    await expect
      .poll(() => asked('POST /api/sessions/:id/undo').map(({ body }) => body))
      .toEqual([{ of: 4 }]);
  });
});
