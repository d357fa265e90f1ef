import type { Application, ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/applications.json';
import arErrors from '#locales/ar/errors.json';
import arShared from '#locales/ar/translation.json';
import en from '#locales/en/applications.json';
import enErrors from '#locales/en/errors.json';
import enShared from '#locales/en/translation.json';
import { AdminApplications } from '#pages/admin-dashboard/applications.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const sharedIn = { en: enShared, ar: arShared };
const errorsIn = { en: enErrors, ar: arErrors };
const reem = { id: idOf(90), name: 'Reem Al Zahrani', nameAr: 'ريم الزهراني' };
const harriet = { id: idOf(91), name: 'Harriet Cole', nameAr: 'هارييت كول' };

const summary = (different: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  id: idOf(80),
  reference: 'BA-7K4M-Q2XD',
  kind: 'student',
  stage: 'new',
  closedReason: null,
  ownerId: null,
  matchedAt: null,
  consultationAt: null,
  consultationMinutes: null,
  profileId: null,
  version: 3,
  language: 'ar',
  name: 'Moza Al Kaabi',
  email: 'moza@family.example',
  phone: '+971501234567',
  place: { country: 'AE', city: 'Abu Dhabi', timezone: 'Asia/Dubai' },
  owner: null,
  createdAt: inHours(-46),
  ...different,
});

const record = (different: Partial<Application> = {}): Application => ({
  ...summary(),
  answers: {
    childName: 'Khalid',
    childAge: 9,
    schoolYear: 'Year 5',
    country: 'AE',
    city: 'Abu Dhabi',
    timezone: 'Asia/Dubai',
    level: 'elementary',
    goals: 'The Flyers exam in June',
    subjects: ['English'],
    days: [7, 2],
    parts: ['evening'],
    tutorGender: 'female',
    wishes: '',
  },
  consent: { version: '2026-11', language: 'ar', at: inHours(-46) },
  privacyVersion: '2026-11-18',
  files: [],
  duplicates: [],
  reopensTo: null,
  account: null,
  timeline: {
    items: [
      {
        id: idOf(85),
        at: inHours(-20),
        by: reem,
        what: { kind: 'note', text: 'Shy in class, loves football' },
      },
    ],
    nextCursor: null,
  },
  ...different,
});

const TOTALS = {
  stages: [
    { kind: 'student', stage: 'new', count: 1 },
    { kind: 'student', stage: 'contacted', count: 100 },
  ],
  late: 1,
  soon: 2,
  matched: { count: 24, inTime: 23, medianHours: 39 },
};

describe.each(languages)('applications in %s', language => {
  const { test, inBoth } = inTurn(language);
  const text = textsIn[language];
  const stage = text.stages.student;
  const both = sharedIn[language].ui.versions;
  const address = '/admin-dashboard/applications';
  const moved = 'PUT /api/applications/:id/stage';
  const column = (name: string) => page.getByRole('region', { name, exact: false });

  async function open(at = address, width: 390 | 1280 = 1280, shown = record()) {
    answer('GET /api/applications/totals', TOTALS);
    answer('GET /api/applications', ({ query }) =>
      Response.json(query.get('stage') === shown.stage ? pageOf(summary(shown)) : pageOf()),
    );
    answer('GET /api/profiles', pageOf());
    answer('GET /api/applications/:id', shown);
    answer('GET /api/applications/:id/tutors', {
      proposals: [
        {
          tutor: { ...harriet, picture: null, subjects: ['English'] },
          reasons: ['gender', 'all-subjects'],
          limits: ['age-unknown'],
          load: { taken: 14, offered: 18.5, isFull: false },
          freeHours: { winter: 3, summer: 2.5 },
          pupils: 4,
        },
      ],
      more: 0,
      leftOut: [
        { mismatch: 'gender', count: 11 },
        { mismatch: 'full', count: 1 },
      ],
      leftOutTutors: [
        {
          tutor: { id: idOf(77), name: 'Amelia Grant', nameAr: null, picture: null, subjects: ['English'] },
          load: { taken: 20, offered: 20, isFull: true },
          mismatch: 'full',
        },
      ],
    });
    await show(<AdminApplications />, { language, width, as: 'admin', at });
  }
  const openRecord = (width: 390 | 1280 = 1280, shown = record()) =>
    open(`${address}?open=${shown.id}`, width, shown);

  inBoth('the board is a list of each stage, and shows nothing of the child (R381, R830)', async () => {
    await open();
    const card = column(stage.new).getByRole('listitem');
    await expect.element(card).toMatchTextContent('Moza Al Kaabi');
    await expect.element(card).toMatchTextContent('26');
    await expect.element(card).toMatchTextContent(text.owners.none);
    await expect.element(column(stage.contacted)).toBeVisible();
    expect(document.body.textContent).not.toContain('Khalid');
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('a phone shows one stage, the least time left first (R830)', async () => {
    await open(`${address}?stage=contacted`, 390, record({ stage: 'contacted' }));
    await expect.element(column(stage.contacted).getByRole('listitem')).toBeVisible();
    expect(page.getByRole('region', { name: stage.matched, exact: false }).elements()).toEqual([]);
    const [first] = asked('GET /api/applications');
    expect([first?.query.get('stage'), first?.query.get('order')]).toEqual(['contacted', 'oldest']);
  });

  test('a card opens the record with its clock, answers and what happened (R824, R830)', async () => {
    await open();
    await page.getByRole('link', { name: text.card.open.replace('{{name}}', 'Moza Al Kaabi') }).click();
    const shown = page.getByRole('region', { name: 'Moza Al Kaabi' });
    await expect.element(shown).toMatchTextContent('Khalid');
    await expect.element(shown).toMatchTextContent('Shy in class, loves football');
    await expect.element(shown).toMatchTextContent(text.tutors.limits['age-unknown']);
    await expect.element(shown).toMatchTextContent(/2[.,٫]5/);
    await expect.element(shown).toMatchTextContent(/18[.,٫]5/);
    await expect.element(shown).toMatchTextContent(`${text.tutors.mismatches.gender} (11)`);
    await shown.getByText(text.tutors.seeWhy).click();
    const [leftOut] = shown.getByRole('listitem').filter({ hasText: 'Amelia Grant' }).all();
    if (!leftOut) throw new Error('nobody is named');
    await expect.element(leftOut).toMatchTextContent(text.tutors.mismatches.full);
    await expect.element(leftOut).toMatchTextContent('20');
    expect(location.search).toContain(`open=${idOf(80)}`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('an application that became an account leads to the person’s record (R973)', async () => {
    await openRecord(390, record({ stage: 'matched', profileId: idOf(66) }));
    await expect
      .element(page.getByRole('link', { name: text.record.person.student, exact: true }))
      .toHaveAttribute('href', `/admin-dashboard/students/${idOf(66)}`);
  });

  test('WhatsApp opens with words in the family’s language (R830)', async () => {
    await openRecord();
    const link = page.getByRole('link', { name: text.record.whatsapp, exact: false });
    await expect.element(link).toHaveAttribute('href', expect.stringContaining('wa.me/971501234567'));
    await expect
      .poll(() => decodeURIComponent(link.element().getAttribute('href') ?? ''))
      .toContain('السلام عليكم');
  });

  test('a move sends the version that was read (R821)', async () => {
    await openRecord(390);
    answer(moved, { ...summary({ stage: 'contacted', version: 4 }) });
    await press(text.moves.contacted);
    await expect.element(toast(text.moved.replace('{{stage}}', stage.contacted))).toBeVisible();
    expect(asked(moved)[0]?.body).toEqual({ stage: 'contacted' });
    expect(asked(moved)[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('closing says to whom and what will happen, asks for a reason, and is taken back (R821)', async () => {
    await openRecord();
    await press(text.close.button);
    const dialog = page.getByRole('dialog', { name: text.close.title.replace('{{name}}', 'Moza Al Kaabi') });
    await expect.element(dialog).toMatchTextContent(text.close.text);
    const confirm = dialog.getByRole('button', { name: text.close.button });
    await confirm.click();
    await expect.element(page.getByText(errorsIn[language].field.required)).toBeVisible();
    expect(asked(moved)).toEqual([]);
    await dialog.getByText(text.reasons['no-answer'], { exact: true }).click();
    answer(moved, summary({ stage: 'closed', closedReason: 'no-answer', version: 4 }));
    await confirm.click();
    await expect.element(toast(text.close.done)).toBeVisible();
    expect(asked(moved)[0]?.body).toEqual({ stage: 'closed', reason: 'no-answer' });
    answer(moved, summary({ stage: 'new', version: 5 }));
    await press(text.close.undo);
    await expect.poll(() => asked(moved)[1]?.body).toEqual({ stage: 'contacted' });
    expect(asked(moved)[1]?.headers.get('if-match')).toBe('"4"');
  });

  test('a tutor is chosen, and the account made, once it is said what that does (R828)', async () => {
    const made = 'POST /api/applications/:id/account';
    await openRecord();
    await press(text.account.match);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(text.account.textStudent);
    answer(made, refusal('profile.email-taken'));
    await dialog.getByRole('button', { name: text.account.confirm }).click();
    await expect.element(page.getByText(errorsIn[language].profile['email-taken'].title)).toBeVisible();
    answer(made, summary({ stage: 'matched', matchedAt: inHours(0), version: 4 }));
    await dialog.getByRole('button', { name: text.account.confirm }).click();
    await expect.element(toast(text.account.done)).toBeVisible();
    const body = { email: 'moza@family.example', tutorId: harriet.id, subjects: ['English'] };
    expect(asked(made).at(-1)?.body).toEqual(body);
  });

  test('the second of two colleagues sees both versions, and keeps one (R822)', async () => {
    await openRecord();
    const theirs = { stage: 'contacted', ownerId: harriet.id, version: 4 } as const;
    answer(moved, refusal('conflict.stale', { current: summary(theirs) }));
    await press(text.close.button);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(text.reasons['no-answer'], { exact: true }).click();
    await dialog.getByRole('button', { name: text.close.button }).click();
    await expect.element(dialog).toMatchTextContent(both.title);
    await expect.element(dialog).toMatchTextContent(stage.contacted);
    await expect.element(dialog).toMatchTextContent(stage.closed);
    await expect.element(dialog).toMatchTextContent(text.versions.stays);
    expect(asked('GET /api/applications/:id').length).toBe(1);
    answer(moved, summary({ stage: 'closed', closedReason: 'no-answer', version: 5 }));
    await press(both.keepYours);
    await expect.element(toast(text.close.done)).toBeVisible();
    expect(asked(moved)[1]?.headers.get('if-match')).toBe('"4"');
  });

  test('a move that a colleague was first with is taken from them, and the record read again (R822)', async () => {
    await openRecord(390);
    const theirs = summary({ stage: 'consultation', consultationAt: inHours(5), version: 4 });
    answer(moved, refusal('conflict.stale', { current: theirs }));
    await press(text.moves.contacted);
    const dialog = page.getByRole('dialog', {
      name: text.versions.title.replace('{{name}}', 'Moza Al Kaabi'),
    });
    await expect.element(dialog).toMatchTextContent(stage.consultation);
    expect(await accessibilityFaults()).toEqual([]);
    await press(both.takeTheirs);
    await expect.poll(() => asked('GET /api/applications/:id').length).toBe(2);
    expect(asked(moved).length).toBe(1);
  });

  test('whoever opens a closed one again sees beside a colleague’s change where it returns to (R821, R822)', async () => {
    const closed = { stage: 'closed', closedReason: 'no-answer' } as const;
    await openRecord(1280, record({ ...closed, reopensTo: 'matched' }));
    const theirs = summary({ ...closed, ownerId: harriet.id, version: 4 });
    answer(moved, refusal('conflict.stale', { current: theirs }));
    await press(text.moves.reopen);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(stage.matched);
    expect(dialog.getByText(stage.contacted, { exact: true }).elements()).toEqual([]);
    answer(moved, summary({ stage: 'matched', version: 5 }));
    await press(both.keepYours);
    await expect.element(toast(textsIn[language].moved.replace('{{stage}}', stage.matched))).toBeVisible();
    expect(asked(moved)[1]?.headers.get('if-match')).toBe('"4"');
  });

  test('who did what a colleague has just done is told so (R822)', async () => {
    await openRecord();
    answer(moved, refusal('conflict.stale', { current: summary({ stage: 'contacted', version: 4 }) }));
    await press(text.moves.contacted);
    await expect.element(page.getByText(text.stale)).toBeVisible();
    await expect.poll(() => asked('GET /api/applications/:id').length).toBe(2);
  });

  test('the board is searched like the list, and folds its last stages beside a record (R830, R834)', async () => {
    await open(address);
    await expect.element(column(stage.closed)).toBeVisible();
    await page.getByRole('searchbox', { name: text.list.search }).fill('moza');
    await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('moza');
    await expect
      .poll(() => asked('GET /api/applications').filter(({ query }) => query.get('q') === 'moza').length)
      .toBe(6);
    await column(stage.new).getByRole('link').first().click();
    const folded = page.getByRole('list', { name: text.board.folded });
    await folded.getByRole('link', { name: stage.closed, exact: false }).click();
    expect(new URLSearchParams(location.search).get('stage')).toBe('closed');
    expect(new URLSearchParams(location.search).get('view')).toBe('list');
  });

  test('the list is searched in the address, and several are closed with one reason (R834)', async () => {
    await open(`${address}?view=list&stage=new`);
    await page.getByRole('searchbox', { name: text.list.search }).fill('moza');
    await expect.poll(() => location.search).toContain('q=moza');
    await expect.poll(() => asked('GET /api/applications').at(-1)?.query.get('q')).toBe('moza');
    await page.getByRole('checkbox', { name: 'Moza Al Kaabi', exact: false }).click();
    await press(text.list.close.open);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('Moza Al Kaabi');
    await dialog.getByText(text.reasons['no-answer'], { exact: true }).click();
    answer(moved, refusal('conflict.stale', { current: summary({ version: 4 }) }));
    await dialog.getByRole('button', { name: text.list.close.open, exact: true }).click();
    await expect.element(dialog).toMatchTextContent(text.stale);
    answer(moved, summary({ stage: 'closed', closedReason: 'no-answer', version: 5 }));
    await dialog.getByRole('button', { name: text.list.close.open, exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(asked(moved).at(-1)?.body).toEqual({ stage: 'closed', reason: 'no-answer' });
  });
});
