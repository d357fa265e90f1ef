import { APPLICATION_KINDS } from '@bayan/domain/applications/application-kind';
import type { Language } from '@bayan/domain/language/language';
import { languages } from '@bayan/domain/language/language';
import { SESSION_REQUEST_KINDS } from '@bayan/domain/session-requests/session-request-status';
import { TOLD_OUTCOMES } from '@bayan/domain/sessions/session-outcome';
import { describe, expect, test } from 'vitest';
import type { MailContent } from '#academy/mail/mail-kinds.ts';
import { readContent } from '#academy/mail/mail-kinds.ts';
import { writeMail } from '#academy/mail/write-mail.ts';
import ar from '#locales/ar/mail.json' with { type: 'json' };
import en from '#locales/en/mail.json' with { type: 'json' };

const hostile = `<b>x</b> {{y}} $t(shared.closing) "'&`;
const link = 'https://bayan.example/auth/v1/verify?token=abc&type=signup';
const code = '482913';
const newEmail = 'new@family.example';
const reference = 'BA-7K3F-94QD';
const times = { when: '2027-01-22T16:00:00Z', newTime: '2027-01-24T15:00:00Z', timezone: 'Asia/Riyadh' };

const contents: MailContent[] = [
  { kind: 'confirm-signup', data: { link, code } },
  { kind: 'invite', data: { link, name: hostile, role: 'none' } },
  { kind: 'invite', data: { link, name: hostile, role: 'admin' } },
  { kind: 'invite', data: { link, name: hostile, role: 'tutor' } },
  { kind: 'invite', data: { link, name: hostile, role: 'student' } },
  { kind: 'recovery', data: { link, code } },
  { kind: 'magic-link', data: { link, code } },
  { kind: 'email-change', data: { link, code, newEmail } },
  { kind: 'reauthentication', data: { code } },
  { kind: 'address-changed', data: { link, newEmail } },
  { kind: 'address-changed-again', data: { newEmail } },
  { kind: 'password-changed', data: {} },
  { kind: 'password-changed', data: { calendar: 'renewed' } },
  { kind: 'second-factor-changed', data: { change: 'added' } },
  { kind: 'second-factor-changed', data: { change: 'removed' } },
  ...['Chrome', ''].map(
    (browser): MailContent => ({
      kind: 'new-sign-in',
      data: { at: times.when, timezone: 'Asia/Riyadh', browser, system: '' },
    }),
  ),
  { kind: 'second-factor-reset', data: {} },
  { kind: 'recovery-code-used', data: { left: '9' } },
  { kind: 'recovery-codes-replaced', data: {} },
  { kind: 'passkey-changed', data: { change: 'added' } },
  { kind: 'passkey-changed', data: { change: 'removed' } },
  { kind: 'passkey-changed', data: { change: 'copied' } },
  { kind: 'signed-out', data: { change: 'one' } },
  { kind: 'signed-out', data: { change: 'all' } },
  { kind: 'account-waiting', data: { name: hostile, email: newEmail } },
  { kind: 'parent-address-replaced', data: { student: hostile, newEmail } },
  { kind: 'parent-address-given', data: {} },
  ...(['student', 'parent'] as const).map(
    (reader): MailContent => ({
      kind: 'message',
      data: { reader, name: hostile, student: hostile, message: hostile, replyTo: newEmail },
    }),
  ),
  ...(['student', 'parent'] as const).flatMap(reader =>
    (['tutor-left', 'lesson-given'] as const).map(
      (kind): MailContent => ({
        kind,
        data: {
          reader,
          name: hostile,
          student: hostile,
          timezone: 'Asia/Riyadh',
          tutorTimezone: 'Europe/London',
          lessons: JSON.stringify([{ subject: 'English', moment: times.when, minutes: '60' }]),
          areMore: 'yes',
        },
      }),
    ),
  ),
  ...([...SESSION_REQUEST_KINDS, 'move-to'] as const).flatMap((asked): MailContent[] => [
    { kind: 'session-request', data: { asked, name: hostile, ...times, message: hostile } },
    { kind: 'session-request-arrived', data: { asked, name: hostile, student: hostile, ...times } },
  ]),
  ...SESSION_REQUEST_KINDS.flatMap(kind =>
    (['accepted', 'declined'] as const).map(
      (decision): MailContent => ({
        kind: 'session-request-answered',
        data: {
          outcome: `${decision}-${kind}`,
          name: hostile,
          ...times,
          message: '',
        },
      }),
    ),
  ),
  ...(['time', 'tutor', 'removed', 'added'] as const).map(
    (change): MailContent => ({
      kind: 'session-corrected',
      data: { change, name: hostile, newName: hostile, ...times, minutes: '60', newMinutes: '90' },
    }),
  ),
  { kind: 'student-message', data: { name: hostile, message: hostile, page: '/tutor-dashboard' } },
  ...(['student', 'parent'] as const).map(
    (reader): MailContent => ({
      kind: 'academy-message',
      data: { reader, student: hostile, message: hostile, page: '/student-dashboard/contact' },
    }),
  ),
  { kind: 'message-arrived', data: { name: hostile } },
  ...APPLICATION_KINDS.flatMap((application): MailContent[] => [
    { kind: 'application-received', data: { application, reference } },
    { kind: 'application-arrived', data: { application, reference, name: hostile } },
  ]),
];
const lesson = (reader: 'student' | 'parent', confirmToken = 'confirm.token') => ({
  reader,
  student: hostile,
  tutor: hostile,
  subject: 'English' as const,
  moment: '2026-11-20T16:00:00.000Z',
  timezone: 'Asia/Riyadh',
  minutes: '60',
  tutorTimezone: 'America/Argentina/Buenos_Aires',
  joinLink: 'https://meet.example/a?b=1&c=2',
  confirmToken,
  moveToken: 'move.token',
  stopToken: 'stop.token',
});
for (const reader of ['student', 'parent'] as const) {
  const { minutes, tutorTimezone, joinLink, confirmToken, moveToken, ...shared } = lesson(reader);
  contents.push(
    { kind: 'lesson-day', data: lesson(reader) },
    { kind: 'lesson-hour', data: lesson(reader, '') },
    { kind: 'homework-day', data: { ...shared, title: hostile } },
  );
}
const lessonState = {
  isOn: true,
  startsAt: '2027-03-21T16:00:00.000Z',
  duration: 60,
  subject: 'English',
  tutorId: '7d7b0a52-6b8f-4f2c-9a5b-0e6a1f1a0001',
};
const moved = { ...lessonState, startsAt: '2027-03-22T15:00:00.000Z' };
const shared = { student: hostile, tutor: hostile, timezone: 'Asia/Riyadh', page: '/student-dashboard' };
const lessonNotice = (reader: 'student' | 'parent' | 'tutor', from: object | null, to: object) => ({
  ...shared,
  reader,
  told: JSON.stringify({ from, to }),
  otherTimezone: 'Europe/London',
  joinLink: 'https://meet.example/a?b=1&c=2',
  cause: 'changed' as const,
  reason: hostile,
  event: '{}',
  stop: reader === 'tutor' ? '' : 'stop.token',
});
const homeworkState = { title: hostile, subject: 'English', dueAt: '2027-03-21T20:59:00.000Z' };
const homeworkNotice = (reader: 'student' | 'parent' | 'tutor', grade: string | null) => ({
  ...shared,
  reader,
  told: JSON.stringify({ from: null, to: { ...homeworkState, grade, feedback: grade && hostile } }),
  stop: reader === 'tutor' ? '' : 'stop.token',
});
for (const reader of ['student', 'parent', 'tutor'] as const) {
  const asked = { cause: 'asked' } as const;
  const cancelled = { ...lessonState, isOn: false };
  contents.push(
    { kind: 'lesson-made', data: lessonNotice(reader, null, lessonState) },
    { kind: 'lesson-moved', data: lessonNotice(reader, lessonState, moved) },
    { kind: 'lesson-moved', data: { ...lessonNotice(reader, lessonState, moved), ...asked } },
    { kind: 'lesson-cancelled', data: lessonNotice(reader, lessonState, cancelled) },
    { kind: 'lesson-cancelled', data: { ...lessonNotice(reader, lessonState, cancelled), ...asked } },
    { kind: 'lesson-restored', data: lessonNotice(reader, cancelled, lessonState) },
    ...TOLD_OUTCOMES.map(outcome => ({
      kind: `lesson-${outcome}` as const,
      data: lessonNotice(reader, lessonState, { ...cancelled, outcome }),
    })),
    { kind: 'homework-set', data: homeworkNotice(reader, null) },
    { kind: 'homework-graded', data: homeworkNotice(reader, 'B+') },
  );
  if (reader !== 'tutor')
    contents.push({ kind: 'lesson-tutor', data: lessonNotice(reader, lessonState, lessonState) });
}
const settled = { subject: 'English', moment: lessonState.startsAt, minutes: '60', with: hostile };
for (const reader of ['student', 'parent', 'tutor', 'former-tutor', 'tutor-both'] as const) {
  const outcomes = ['given', 'cancelled', 'waits'];
  contents.push({
    kind: 'lessons-settled',
    data: {
      reader,
      name: hostile,
      student: hostile,
      timezone: 'Asia/Riyadh',
      settled: JSON.stringify(
        outcomes.map(outcome => ({
          ...settled,
          outcome,
          otherTimezone: outcome === 'waits' ? '' : 'Europe/London',
        })),
      ),
      count: '14',
      reason: hostile,
      events: '[]',
      page: '/student-dashboard/sessions',
      stop: reader === 'parent' ? 'stop.token' : '',
    },
  });
}
for (const reader of ['student', 'parent', 'tutor'] as const) {
  const rule = {
    slots: [{ weekday: 7, time: '19:00' }],
    everyWeeks: 1,
    minutes: 60,
    timezone: 'Asia/Riyadh',
  };
  const data = {
    reader,
    name: hostile,
    student: hostile,
    subject: 'English' as const,
    minutes: '60',
    timezone: reader === 'tutor' ? 'Europe/London' : 'Asia/Riyadh',
    otherTimezone: reader === 'tutor' ? 'Asia/Riyadh' : 'Europe/London',
    anchorTimezone: 'Asia/Riyadh',
    // Across both changes of the British clocks, and in between.
    planned: JSON.stringify(
      ['2026-10-18', '2026-11-01', '2027-04-04'].map(day => ({
        id: '00000000-0000-4000-8000-000000000000',
        day,
        startsAt: `${day}T16:00:00.000Z`,
        isOutsideHours: true,
      })),
    ),
    goesOn: 'yes',
    events: '[]',
    page: '/student-dashboard/sessions',
    stop: reader === 'parent' ? 'stop.token' : '',
  };
  contents.push({ kind: 'series-made', data });
  const ruleAfter = JSON.stringify({ ...rule, everyWeeks: 2 });
  const changed = { ...data, ruleBefore: JSON.stringify(rule), ruleAfter, off: '2' };
  contents.push({ kind: 'series-changed', data: changed });
  contents.push({
    kind: 'series-timetable',
    data: { ...data, usual: JSON.stringify(rule), inRamadan: ruleAfter },
  });
}
const cases = languages.flatMap(language =>
  contents.map(content => ({ language, content, role: 'role' in content.data ? content.data.role : '' })),
);
const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? keysOf(inner).map(rest => `${key}.${rest}`) : [key],
  );
/** English has two forms of a number, Arabic six: a check of its own sees to the forms. */
const stemsOf = (value: object) => [
  ...new Set(keysOf(value).map(key => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))),
];
const textsOf = (value: object): string[] =>
  Object.values(value).flatMap(inner => (typeof inner === 'object' ? textsOf(inner) : [inner]));
const written = (content: MailContent, language: 'en' | 'ar', siteName = 'Bayan <i>&') =>
  writeMail(content, { language, siteName, publicUrl: 'https://bayan.example' });

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(cases)('$content.kind $role in $language', ({ content, language }) => {
  const { subject, text, html } = written(content, language);

  test('has no leftover key or brace', () => {
    // What the person typed is no placeholder, and stays as typed.
    const ours = [subject, text, html]
      .join('\n')
      .replaceAll('{{y}}', '')
      .replaceAll('$t(shared.closing)', '');
    expect(ours).not.toMatch(/\{\{|\}\}|\$t\(|shared\.|undefined|null/);
    expect(ours).not.toContain(`${content.kind}.`);
  });

  test('shows what people typed and never obeys it', () => {
    expect(html).not.toMatch(/<b>|<i>/);
    if ('name' in content.data) {
      expect(text).toContain(hostile);
      expect(html).toContain(
        '<span dir="auto">&lt;b&gt;x&lt;/b&gt; {{y}} $t(shared.closing) &quot;&#39;&amp;</span>',
      );
    }
  });

  test('its HTML is titled with the subject, as plain text', () => {
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(unescaped(title)).toBe(subject);
  });

  test('carries its link and its code in both parts, each to be copied from a line of its own', () => {
    if ('link' in content.data) {
      expect(text.split('\n')).toContain(link);
      expect(html).toContain(`href="${link.replace('&', '&amp;')}" dir="ltr"`);
    }
    if ('code' in content.data) {
      expect(text.split('\n')).toContain(code);
      expect(html).toMatch(/<span dir="ltr"[^>]*>482913<\/span>/);
    }
  });

  test('has no line longer than mail servers must take', () => {
    for (const line of html.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(998);
  });
});

test('both languages have the same texts, and none of them is empty or HTML', () => {
  expect(stemsOf(ar)).toEqual(stemsOf(en));
  for (const text of [...textsOf(en), ...textsOf(ar)]) expect(text).toMatch(/^[^<>&]+$/);
});

test('an address inside Arabic text is isolated left-to-right', () => {
  const { text, html } = written({ kind: 'email-change', data: { link, code, newEmail } }, 'ar');
  expect(text).toContain(`\u2066${newEmail}\u2069`);
  expect(html).toContain(`<span dir="ltr">${newEmail}</span>`);
});

test.each(APPLICATION_KINDS)(
  'the answer to an applicant (%s) names the reference, isolated in Arabic',
  application => {
    const content: MailContent = { kind: 'application-received', data: { application, reference } };
    expect(written(content, 'en').text).toContain(reference);
    expect(written(content, 'ar').text).toContain(`\u2066${reference}\u2069`);
    expect(written(content, 'ar').html).toContain(`<span dir="ltr">${reference}</span>`);
  },
);

test('a message that is answered on a page leads there', () => {
  const page = '/tutor-dashboard/students/7?tab=messages';
  const data = { name: 'Omar', message: 'Which chapter?', page };
  const { text } = written({ kind: 'student-message', data }, 'en');
  expect(text.split('\n')).toContain(`https://bayan.example${page}`);
  expect(text.split('\n')).toContain('Which chapter?');
});

test('the note to admins leads to the admin area', () => {
  const { text } = written({ kind: 'account-waiting', data: { name: 'Maryam', email: newEmail } }, 'en');
  expect(text.split('\n')).toContain('https://bayan.example/admin-dashboard/people/accounts');
});

test('so does what a tutor could not be asked, which says who teaches the lesson and when it is', () => {
  const data = { asked: 'move-to', name: 'Eleanor', student: 'Omar', ...times } as const;
  const { text } = written({ kind: 'session-request-arrived', data }, 'en');
  expect(text.split('\n')).toContain('https://bayan.example/admin-dashboard');
  expect(text).toContain(
    'with Eleanor on Friday 22 January, 19:00 (Riyadh), and would like Sunday 24 January, 18:00 (Riyadh) instead.',
  );
});

test('the answer to a family leads to its lessons, says when, and quotes nobody who wrote nothing', () => {
  const data = { outcome: 'accepted-move', name: 'Eleanor', ...times } as const;
  const answered = (message: string, language: Language = 'en') =>
    written({ kind: 'session-request-answered', data: { ...data, message } }, language);
  expect(answered('').text.split('\n')).toContain('https://bayan.example/student-dashboard/sessions');
  expect(answered('').text).toContain(
    'on Friday 22 January, 19:00 (Riyadh). It is now on Sunday 24 January, 18:00 (Riyadh).',
  );
  expect(answered('', 'ar').text).toContain('الجمعة، 22 يناير، الساعة \u206619:00\u2069 (الرياض)');
  expect(answered('').html).not.toContain('<blockquote');
  expect(answered('Gladly').html).toContain('Gladly</blockquote>');
});

test('a correction tells the family what its record said and says now, by its clock (R499)', () => {
  const data = { name: 'Eleanor', newName: 'Daniel', ...times, minutes: '60', newMinutes: '90' };
  const corrected = (change: 'time' | 'tutor', language: Language) =>
    written({ kind: 'session-corrected', data: { change, ...data } }, language).text;
  expect(corrected('time', 'en').replaceAll('\n', ' ')).toContain(
    'used to say Friday 22 January, 19:00 (Riyadh), 60 minutes. It now says Sunday 24 January, 18:00 (Riyadh), 90 minutes.',
  );
  expect(corrected('tutor', 'en').replaceAll('\n', ' ')).toContain('90 minutes, with Daniel.');
  expect(corrected('time', 'ar')).toContain('الجمعة، 22 يناير، الساعة \u206619:00\u2069 (الرياض)');
  expect(corrected('time', 'en').split('\n')).toContain(
    'https://bayan.example/student-dashboard/sessions?tab=history',
  );
});

test.each([
  ['2', 'لمدة دقيقتين'],
  ['5', 'لمدة 5 دقائق'],
  ['45', 'لمدة 45 دقيقة'],
])('a lesson of %s minutes has the form that Arabic gives the number', (minutes, length) => {
  const { text } = written({ kind: 'lesson-day', data: { ...lesson('parent'), minutes } }, 'ar');
  expect(text).toContain(length);
});

test('data that does not belong to the kind is refused', () => {
  expect(() => readContent('recovery', { link })).toThrow();
  expect(() => readContent('toString', {})).toThrow('no such kind');
});

test('a reminder tells both clocks, isolated in Arabic, and leads to the answers in its language', () => {
  const { text, html } = written({ kind: 'lesson-day', data: lesson('parent') }, 'ar');
  expect(text).toContain('الجمعة، 20 نوفمبر، الساعة \u206619:00\u2069 (الرياض)');
  expect(text).toContain('\u206613:00\u2069 (\u2066Buenos Aires\u2069)');
  expect(text.split('\n')).toContain('https://bayan.example/lesson-reply?lng=ar#confirm.token');
  expect(text.split('\n')).toContain('https://bayan.example/lesson-reply?lng=ar#move.token');
  expect(html).toContain('href="https://bayan.example/lesson-reply?lng=ar#move.token"');
  expect(html).toContain('href="https://meet.example/a?b=1&amp;c=2"');
  expect(html).toContain('<span dir="ltr">19:00</span>');
});

test('a reminder of a lesson that is confirmed asks for no confirmation', () => {
  const { text } = written({ kind: 'lesson-hour', data: lesson('student', '') }, 'en');
  expect(text).not.toContain('Confirm');
  expect(text).toContain('Ask to move:');
});

test('a notice names both clocks, leads to its page, and says how to choose where one can (R680, R682)', () => {
  const made = written({ kind: 'lesson-made', data: lessonNotice('parent', null, lessonState) }, 'en').text;
  expect(made).toContain('When: Sunday 21 March, 19:00 (Riyadh) / Sunday 21 March, 16:00 (London)');
  const lines = made.split('\n');
  expect(lines).toContain('https://bayan.example/student-dashboard');
  expect(lines).toContain('https://bayan.example/student-dashboard/profile#notices');
  expect(lines).toContain('https://bayan.example/stop-reminders?lng=en&token=stop.token');
  const hers = written({ kind: 'lesson-made', data: lessonNotice('tutor', null, lessonState) }, 'en').text;
  expect(hers).toContain('https://bayan.example/tutor-dashboard/profile#notices');
  expect(hers).not.toContain('stop-reminders');
  const always = written(
    { kind: 'lesson-moved', data: lessonNotice('parent', lessonState, moved) },
    'en',
  ).text;
  expect(always).not.toMatch(/stop-reminders|#notices/);
});

test('a lesson that waits for another tutor names nobody and one clock', () => {
  const data = { ...lessonNotice('parent', lessonState, moved), tutor: '', otherTimezone: '' };
  const { text } = written({ kind: 'lesson-moved', data }, 'en');
  expect(text).toContain('New time: Monday 22 March, 18:00 (Riyadh)\n');
  expect(text).not.toContain('Tutor:');
});
