import { languages } from '@bayan/domain/language/language';
import type { AdminRight } from '@bayan/domain/roles';
import type { Today, TodayLesson } from '@bayan/domain/today/today.contract';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import arSessions from '#locales/ar/sessions.json';
import ar from '#locales/ar/today.json';
import enSessions from '#locales/en/sessions.json';
import en from '#locales/en/today.json';
import { AdminOverview } from '#pages/admin-dashboard/overview.tsx';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { idOf, inHours, session, student, today } from './samples.ts';
import { press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const sessionsIn = { en: enSessions, ar: arSessions };
const MINUTE = 1 / 60;

const lesson = (
  id: number,
  risks: TodayLesson['risks'],
  different: Parameters<typeof session>[0] = {},
): TodayLesson => ({ session: session({ id: idOf(id), ...different }), risks, tutorPhone: null });

const late = { startsAt: inHours(-6 * MINUTE), endsAt: inHours(54 * MINUTE) };
const over = { startsAt: inHours(-1.5), endsAt: inHours(-21 * MINUTE) };
const part = <T,>(...items: T[]) => ({ count: items.length, items });

const busy: Today = today({
  lessons: {
    late: part(
      { ...lesson(40, ['nobody-in'], late), tutorPhone: '+447700900123' },
      lesson(41, ['family-missing'], late),
    ),
    next: part(lesson(42, ['no-link', 'first'], { meetingLink: null }), lesson(43, ['not-confirmed'])),
    over: part(lesson(44, ['left-open'], over)),
    onCourse: 4,
    withoutTutor: false,
  },
  applications: part({
    id: idOf(80),
    reference: 'BA-7K4M-Q2XD',
    kind: 'student',
    stage: 'contacted',
    closedReason: null,
    ownerId: null,
    matchedAt: null,
    consultationAt: null,
    consultationMinutes: null,
    profileId: null,
    version: 3,
    language: 'ar',
    name: 'Anas Al Juhani',
    email: null,
    phone: '+966501234567',
    place: { country: 'SA', city: 'Jeddah', timezone: 'Asia/Riyadh' },
    owner: null,
    createdAt: inHours(-75),
  }),
  gaps: part({
    ...{ id: idOf(97), day: '2027-01-18', startsAt: '2027-01-18T16:00:00.000Z', version: 3, clash: null },
    ...{ subject: 'English', duration: 60, timezone: 'Asia/Riyadh', student },
    tutor: { id: idOf(95), name: 'Thomas Bexley', nameAr: null, timezone: 'Europe/London' },
  }),
  messages: part({ id: student.id, student, since: inHours(-2) }),
  accounts: part({
    ...{ id: idOf(96), name: 'Rim Saleh', nameAr: null },
    ...{ email: 'rim@family.example', waitingSince: inHours(-30) },
  }),
  tutors: part({ id: idOf(90), name: 'Sophie Pryce', nameAr: null, waitingSince: inHours(-48) }),
  documents: part(
    {
      ...{ id: idOf(92), tutor: { id: idOf(93), name: 'Daniel Ashworth', nameAr: null }, kind: 'dbs' },
      ...{ variant: 'dbs', expiresOn: '2026-12-07', isExpired: false, isMandatory: true, lessonsAfter: 23 },
      ...{ tutorPhone: '+44 7700 900187', tutorLanguage: 'ar' },
    },
    {
      ...{ id: idOf(94), tutor: { id: idOf(95), name: 'Thomas Bexley', nameAr: null }, kind: 'identity' },
      ...{ variant: null, expiresOn: '2026-10-30', isExpired: true, isMandatory: true, lessonsAfter: 0 },
      ...{ tutorPhone: null, tutorLanguage: 'en' },
    },
  ),
  mail: part({
    id: idOf(91),
    kind: 'invite',
    to: 'badr@family.example',
    language: 'ar',
    status: 'waiting',
    attempts: 2,
    lastError: '452 mailbox full',
    createdAt: inHours(-3),
    sentAt: null,
    person: null,
  }),
  figures: {
    lessons: { done: 25, toClose: 2, now: 6, next: 5 },
    onTime: { count: 31, of: 33 },
    matched: { count: 24, inTime: 23, medianHours: 30 },
    answered: { of: 12, medianMinutes: 130 },
    rated: { of: 10, stars: 47 },
  },
});

describe.each(languages)('today’s board in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const region = (name: string) => page.getByRole('region', { name });

  async function open(board: Today, { width = 1280, rights }: { width?: Width; rights?: AdminRight[] } = {}) {
    answer('GET /api/auth/service', { url: location.origin, hosted: false, publicKey: null });
    answer('GET /api/today', board);
    answer('GET /api/today/security', { items: [{ kind: 'locked-out', count: 2, lastAt: inHours(-1) }] });
    const as = rights ? { ...people.admin, rights } : 'admin';
    await show(<AdminOverview />, { language, width, as, at: '/admin-dashboard' });
  }

  inBoth.each([390, 1280] as const)(
    'shows what is late, next and over, by risk, at %i (R941)',
    async width => {
      await open(busy, { width });
      const lessons = region(words.lessons.title);
      await expect.element(lessons.getByText(words.risks['nobody-in'], { exact: false })).toBeVisible();
      const groups = lessons.getByRole('heading', { level: 3 }).elements();
      expect(groups.map(({ textContent }) => textContent)).toEqual([
        words.lessons.late,
        words.lessons.next,
        words.lessons.over,
      ]);
      await expect.element(lessons.getByText(words.lessons.everyone)).toBeVisible();
      // On a phone the figures come last, on a desk they are above.
      const top = (name: string) => region(name).element().getBoundingClientRect().top;
      expect(top(words.figures.title) > top(words.mail.title)).toBe(width === 390);
      expect(top(words.applications.title) > top(words.lessons.title)).toBe(width === 390);
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
    },
  );

  test('leads to the days of weekly series that need a decision (R460)', async () => {
    await open(busy);
    const decide = region(words.gaps.title).getByRole('link', { name: words.gaps.decide, exact: false });
    await expect.element(decide).toHaveAttribute('href', '/admin-dashboard/sessions/series');
  });

  test('has for each lesson the action that settles it (R941)', async () => {
    await open(busy);
    const call = page.getByRole('link', { name: words.acts['call-tutor'] });
    await expect.element(call).toHaveAttribute('href', 'tel:+447700900123');
    const change = 'POST /api/sessions/:id/status';
    answer(change, { ...session({ id: idOf(44), ...over }), status: 'completed', version: 4 });
    await press(words.acts.close);
    await expect.element(toast(sessionsIn[language].changed.completed.title)).toBeVisible();
    expect(asked(change)[0]?.headers.get('if-match')).toBe('"3"');
    await press(words.acts['add-link']);
    await expect
      .element(page.getByRole('textbox', { name: sessionsIn[language].change.parts.meetingLink }))
      .toBeVisible();
  });

  test('leads to the lessons of a group that it does not show (R941)', async () => {
    await open({ ...busy, lessons: { ...busy.lessons, over: { ...busy.lessons.over, count: 4 } } });
    const more = words.lessons.more_other.replace('{{count}}', '3');
    const few = { more_few: more, ...words.lessons }.more_few.replace('{{count}}', '3');
    await expect
      .element(page.getByRole('link', { name: language === 'ar' ? few : more }))
      .toHaveAttribute('href', '/admin-dashboard/sessions/list?toClose=true');
  });

  test('opens WhatsApp with the text ready in the family’s language (R948)', async () => {
    await open(busy);
    answer('GET /api/students/:id/parent-contact', {
      parentContact: { name: 'Huda', email: null, phone: null, whatsapp: '+966 50 111 2222', language: 'ar' },
    });
    const assign = vi.fn();
    const opened = vi.spyOn(window, 'open').mockReturnValue({ location: { assign }, close() {} } as never);
    await press(words.acts['write-family']);
    await expect.poll(() => assign.mock.calls.length).toBe(1);
    opened.mockRestore();
    const address = new URL(assign.mock.calls[0]?.[0]);
    expect(address.host + address.pathname).toBe('wa.me/966501112222');
    expect(address.searchParams.get('text')).toContain('السلام عليكم');
    expect(address.searchParams.get('text')).toContain('نورة');
    expect(address.searchParams.get('text')).not.toContain('العتيبي');
  });

  test('asks a tutor for a new document in the tutor’s language, or leads to the record (R971)', async () => {
    await open(busy);
    const tutors = region(words.tutors.title);
    const way = tutors.getByRole('link', { name: words.acts['open-tutor'], exact: false });
    await expect.element(way).toHaveAttribute('href', `/admin-dashboard/tutors/${idOf(95)}`);
    await expect.element(tutors.getByText('23', { exact: false })).toBeVisible();
    const assign = vi.fn();
    const opened = vi.spyOn(window, 'open').mockReturnValue({ location: { assign }, close() {} } as never);
    await tutors.getByRole('button', { name: words.tutors.ask, exact: false }).click();
    await expect.poll(() => assign.mock.calls.length).toBe(1);
    opened.mockRestore();
    const address = new URL(assign.mock.calls[0]?.[0]);
    expect(address.host + address.pathname).toBe('wa.me/447700900187');
    expect(address.searchParams.get('text')).toContain('السلام عليكم');
    expect(address.searchParams.get('text')).toContain('DBS');
    const calendar = region(words.lessons.title).getByRole('link', { name: words.lessons.calendar });
    await expect.element(calendar).toHaveAttribute('href', '/admin-dashboard/sessions');
  });

  test('says that a family has no number, and leads to where to add it (R948)', async () => {
    await open(busy);
    answer('GET /api/students/:id/parent-contact', { parentContact: null });
    const close = vi.fn();
    const opened = vi.spyOn(window, 'open').mockReturnValue({ close } as never);
    await press(words.acts['write-family']);
    await expect.element(toast(words.noNumber.title)).toBeVisible();
    opened.mockRestore();
    expect(close).toHaveBeenCalledOnce();
    expect(location.pathname).toBe(`/admin-dashboard/students/${student.id}`);
  });

  test('has the hours over the promise, and leads to the application (R942)', async () => {
    await open(busy);
    const way = region(words.applications.title).getByRole('link', {
      name: words.applications.act.contacted,
      exact: false,
    });
    await expect.element(way).toHaveAttribute('href', `/admin-dashboard/applications?open=${idOf(80)}`);
    await expect.element(region(words.applications.title).getByText('3', { exact: false })).toBeVisible();
  });

  test('leads from an account without a role to the decision about it (R944)', async () => {
    await open(busy);
    const way = region(words.accounts.title).getByRole('link', { name: words.accounts.decide, exact: false });
    await expect.element(way).toHaveAttribute('href', `/admin-dashboard/people/accounts?open=${idOf(96)}`);
  });

  test('sends a mail again that could not be sent (R944)', async () => {
    await open(busy);
    const retry = 'POST /api/mail/:id/retry';
    answer(retry, busy.mail.items[0] ?? null);
    await region(words.mail.title).getByRole('button').click();
    await expect.poll(() => asked(retry).length).toBe(1);
  });

  inBoth('says in each part when there is nothing to do (R940)', async () => {
    await open(today());
    for (const name of ['lessons', 'applications', 'families', 'tutors', 'mail', 'ratings'] as const)
      await expect.element(region(words[name].title).getByText(words[name].empty)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('asks an owner without operations for the security events alone (R940, R946)', async () => {
    await open(busy, { rights: ['owner'] });
    const look = region(words.security.title).getByRole('link', { name: words.security.look, exact: false });
    await expect.element(look).toHaveAttribute('href', '/admin-dashboard/people/security?kind=locked-out');
    expect(asked('GET /api/today')).toEqual([]);
  });

  test('asks nothing for an admin of safeguarding alone, and says so (R940)', async () => {
    await open(busy, { rights: ['safeguarding'] });
    await expect.element(page.getByText(words.noRight.title)).toBeVisible();
    expect([...asked('GET /api/today'), ...asked('GET /api/today/security')]).toEqual([]);
  });

  test('leaves the security events to owners (R946)', async () => {
    await open(busy, { rights: ['operations'] });
    await expect.element(region(words.mail.title)).toBeVisible();
    expect(asked('GET /api/today/security')).toEqual([]);
  });
});
