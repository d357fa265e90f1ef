import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/people.json';
import arProfiles from '#locales/ar/profiles.json';
import enErrors from '#locales/en/errors.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/people.json';
import enProfiles from '#locales/en/profiles.json';
import { AdminAccounts } from '#pages/admin-dashboard/people-accounts.tsx';
import { AdminStudents } from '#pages/admin-dashboard/students.tsx';
import { AdminTutors } from '#pages/admin-dashboard/tutors.tsx';
import type { ListedPerson } from '#people/accounts/listed-person.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { answerOnceProved, proveIn } from './fresh-proof.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { choose, press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const profilesIn = { en: enProfiles, ar: arProfiles };
const namesIn = { en: enNames, ar: arNames };
const listed = 'GET /api/profiles';
const setActive = 'PUT /api/profiles/:id/active';
const invite = 'POST /api/profiles/invitations';
const setRole = 'PUT /api/profiles/:id/role';

const person = (different: Partial<ListedPerson> = {}): ListedPerson => ({
  id: idOf(1),
  name: 'Omar Al Qahtani',
  nameAr: 'عمر القحطاني',
  email: 'omar@family.example',
  role: 'student',
  phone: null,
  country: 'SA',
  timezone: 'Asia/Riyadh',
  language: 'ar',
  calendar: 'gregory',
  picture: null,
  isActive: true,
  subjects: ['English'],
  grade: 'Year 10',
  approvedAt: null,
  signIn: 'ready',
  createdAt: inHours(-1000),
  updatedAt: inHours(-10),
  version: 4,
  ...different,
});
const noura = person({ id: idOf(2), name: 'Noura Saleh', nameAr: 'نورة صالح', isActive: false });

/** As the server answers after a change of one account. */
const changed = (one: ListedPerson, isActive: boolean) => ({
  profile: { ...one, isActive, version: one.version + 1 },
  standing: 'active',
  tutor: null,
  student: null,
});

describe.each(languages)('the academy’s lists of people in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const nameOf = (one: ListedPerson) => (language === 'ar' ? one.nameAr : one.name) ?? '';
  const link = (one: ListedPerson) => page.getByRole('link', { name: nameOf(one), exact: false });
  const tick = (one: ListedPerson) => page.getByRole('checkbox', { name: nameOf(one), exact: false });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  const count = (text: string, number: number) => text.replace('{{count}}', String(number));

  beforeEach(() => answer(listed, pageOf(person(), noura)));
  const open = (width: Width = 1280) =>
    show(<AdminStudents />, { language, width, as: 'admin', at: '/admin-dashboard/students' });

  const openAccounts = (as: 'admin' | UserProfile = 'admin') =>
    show(<AdminAccounts />, { language, width: 1280, as, at: '/admin-dashboard/people/accounts' });

  inBoth.each([390, 1280] as const)(
    'students are listed with what is needed to tell them apart, at %i (R874)',
    async width => {
      await open(width);
      await expect.element(link(person())).toHaveAttribute('href', `/admin-dashboard/students/${idOf(1)}`);
      const row = (one: ListedPerson) =>
        page.getByRole(width === 390 ? 'listitem' : 'row').filter({ hasText: nameOf(one) });
      await expect.element(row(person()).getByText('omar@family.example')).toBeVisible();
      await expect.element(row(person()).getByText('Year 10')).toBeVisible();
      await expect.element(row(noura).getByText(words.states.inactive)).toBeVisible();
      expect(asked(listed)[0]?.query.toString()).toBe('role=student');
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
    },
  );

  test('tutors are found by approval, subject, publication and documents, all in the address (R874)', async () => {
    answer(listed, pageOf(person({ role: 'tutor', grade: null })));
    await show(<AdminTutors />, { language, width: 1280, as: 'admin', at: '/admin-dashboard/tutors' });
    await expect.element(link(person())).toBeVisible();
    await choose(words.filters.state, words.states.waiting);
    await expect.poll(() => asked(listed).at(-1)?.query.toString()).toBe('role=tutor&awaitingApproval=true');
    expect(location.search).toBe('?state=waiting');
    await choose(words.filters.published, words.published.false);
    await choose(words.filters.documents, words.documents.true);
    await choose(words.filters.subject, namesIn[language].subjects.Physics);
    await expect
      .poll(() => asked(listed).at(-1)?.query.toString())
      .toBe('role=tutor&awaitingApproval=true&subject=Physics&published=false&documentsExpiring=true');
    expect(location.search).toBe('?state=waiting&subject=Physics&published=false&documentsExpiring=true');
  });

  test('deactivating says to whom what will happen, names a refusal, and is taken back (R875)', async () => {
    answer(setActive, changed(person(), false));
    await open();
    await tick(person()).click();
    await tick(noura).click();
    await press(words.deactivate.open);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(words.deactivate.what)).toBeVisible();
    await expect.element(dialog.getByText(nameOf(person()), { exact: false })).toBeVisible();
    expect(dialog.getByText(nameOf(noura), { exact: false }).elements()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    answer(setActive, refusal('profile.self'));
    await inDialog(words.deactivate.confirm);
    await expect.element(dialog.getByText(errorsIn[language].profile.self.title)).toBeVisible();
    answer(setActive, changed(person(), false));
    await inDialog(words.deactivate.confirm);
    await expect.element(toast(count(words.deactivate.done_one, 1))).toBeVisible();
    expect(asked(setActive).at(-1)?.body).toEqual({ isActive: false });
    expect(asked(setActive).at(-1)?.headers.get('if-match')).toBe('"4"');
    await press(words.undo);
    await expect.poll(() => asked(setActive).at(-1)?.body).toEqual({ isActive: true });
    expect(asked(setActive).at(-1)?.headers.get('if-match')).toBe('"5"');
  });

  test('who is deactivated already is left alone after another was refused (R875)', async () => {
    const rana = person({ id: idOf(3), name: 'Rana Adel', nameAr: 'رنا عادل' });
    const setOne = (one: ListedPerson) => setActive.replace(':id', one.id);
    answer(listed, pageOf(person(), rana));
    answer(setOne(person()), changed(person(), false));
    answer(setOne(rana), refusal('limit.reached'));
    await open();
    await tick(person()).click();
    await tick(rana).click();
    await press(words.deactivate.open);
    const dialog = page.getByRole('dialog');
    await inDialog(words.deactivate.confirm);
    await expect.element(dialog.getByText(errorsIn[language].limit.reached.title)).toBeVisible();
    answer(setOne(rana), changed(rana, false));
    await inDialog(words.deactivate.confirm);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked(setOne(person()))).toHaveLength(1);
    expect(asked(setOne(rana))).toHaveLength(2);
  });

  test('those who have not come are invited once the page has named them, and nobody else (R39, R997)', async () => {
    const again = 'POST /api/profiles/:id/invitation';
    const imported = person({ signIn: 'none' });
    const came = person({ id: idOf(3), name: 'Rana Adel', nameAr: 'رنا عادل' });
    answer(listed, pageOf(imported, came));
    answer(again, refusal('limit.reached'));
    await open();
    await tick(imported).click();
    await tick(came).click();
    await press(words.invitations.open);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(nameOf(imported), { exact: false })).toBeVisible();
    expect(dialog.getByText(nameOf(came), { exact: false }).elements()).toEqual([]);
    await inDialog(words.invite.confirm);
    await expect.element(dialog.getByText(errorsIn[language].limit.reached.title)).toBeVisible();
    answer(again, changed(imported, true));
    await inDialog(words.invite.confirm);
    await expect.element(toast(words.invitations.done_one)).toBeVisible();
    expect(asked(again).at(-1)?.headers.get('if-match')).toBe('"4"');
    expect(asked(again)).toHaveLength(2);
  });

  test('an account without a role gets one by a choice that says what it means, and can lose it again (R880)', async () => {
    const stranger = person({ role: null, grade: null, subjects: [] });
    answer(listed, pageOf(stranger));
    answer(`GET /api/profiles/${stranger.id}`, changed(stranger, true));
    answer(setRole, changed({ ...stranger, role: 'tutor' }, true));
    await openAccounts();
    await page.getByRole('link', { name: words.role.open, exact: false }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(words.role.choices.tutor.means)).toBeVisible();
    await expect.element(dialog.getByText(words.role.choices.admin.means)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await inDialog(words.role.confirm);
    await expect.element(dialog.getByText(words.role.none)).toBeVisible();
    expect(asked(setRole)).toEqual([]);
    await dialog.getByRole('radio', { name: words.role.choices.tutor.name }).click({ force: true });
    await inDialog(words.role.confirm);
    await expect.element(toast(words.role.done.tutor)).toBeVisible();
    expect(asked(setRole)[0]?.body).toEqual({ role: 'tutor' });
    expect(location.search).toBe('');
    await press(words.undo);
    await expect.poll(() => asked(setRole).at(-1)?.body).toEqual({ role: null });
  });

  test('an account is turned away, and only an owner is offered to make an admin of it (R880, R803)', async () => {
    const stranger = person({ role: null, grade: null, subjects: [] });
    answer(listed, pageOf(stranger));
    answer(`GET /api/profiles/${stranger.id}`, changed(stranger, true));
    answer(setActive, changed(stranger, false));
    await openAccounts({ ...people.admin, rights: ['operations'] });
    await page.getByRole('link', { name: words.role.open, exact: false }).click();
    const radio = (name: string) => page.getByRole('radio', { name });
    await radio(words.role.choices.away.name).click({ force: true });
    expect(radio(words.role.choices.admin.name).elements()).toEqual([]);
    await inDialog(words.role.turnAway);
    await expect.element(toast(words.role.done.away)).toBeVisible();
    expect(asked(setActive)[0]?.body).toEqual({ isActive: false });
    expect(asked(listed)[0]?.query.toString()).toBe('role=none');
  });

  test('an older sign-in proves who they are before an account becomes an admin’s (R803, R841)', async () => {
    const stranger = person({ role: null, grade: null, subjects: [] });
    answer(listed, pageOf(stranger));
    answer(`GET /api/profiles/${stranger.id}`, changed(stranger, true));
    answerOnceProved(setRole, changed(stranger, true));
    await openAccounts({ ...people.admin, rights: ['owner', 'operations'] });
    await page.getByRole('link', { name: words.role.open, exact: false }).click();
    await page.getByRole('radio', { name: words.role.choices.admin.name }).click({ force: true });
    await proveIn(language, () => inDialog(words.role.confirm));
    await expect.element(toast(words.role.done.admin)).toBeVisible();
    expect(asked(setRole).at(-1)?.body).toEqual({ role: 'admin' });
  });

  test('a student is invited, and a known address is named at its field (R874, R13)', async () => {
    const fields = profilesIn[language].fields;
    await open(390);
    await press(words.invite.button.student);
    const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: false });
    await inDialog(words.invite.confirm);
    await expect.element(page.getByText(errorsIn[language].field.required).first()).toBeVisible();
    expect(asked(invite)).toEqual([]);
    await field(fields.email).fill('new@family.example');
    await page.getByRole('dialog').getByRole('textbox', { name: fields.name }).fill('Sara Nasser');
    answer(invite, refusal('profile.email-taken', { field: 'email' }));
    await inDialog(words.invite.confirm);
    await expect
      .element(page.getByText(errorsIn[language].profile['email-taken'].title).first())
      .toBeVisible();
    answer(invite, changed(person({ email: 'new@family.example' }), true));
    await inDialog(words.invite.confirm);
    await expect.element(toast(words.invite.done.title)).toBeVisible();
    expect(asked(invite).at(-1)?.body).toEqual({
      email: 'new@family.example',
      name: 'Sara Nasser',
      role: 'student',
      timezone: 'Asia/Riyadh',
      language: 'ar',
    });
  });
});
