import type { Admin } from '@bayan/domain/admins/admins.contract';
import type { AuditLine } from '@bayan/domain/audit/audit.contract';
import { languages } from '@bayan/domain/language/language';
import type { Mail } from '@bayan/domain/mail/mail.contract';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arAdmins from '#locales/ar/admins.json';
import arAudit from '#locales/ar/audit.json';
import arErrors from '#locales/ar/errors.json';
import arLists from '#locales/ar/lists.json';
import arMail from '#locales/ar/mail.json';
import arPeople from '#locales/ar/people.json';
import arProfiles from '#locales/ar/profiles.json';
import arSecurity from '#locales/ar/security.json';
import enAdmins from '#locales/en/admins.json';
import enAudit from '#locales/en/audit.json';
import enErrors from '#locales/en/errors.json';
import enLists from '#locales/en/lists.json';
import enMail from '#locales/en/mail.json';
import enPeople from '#locales/en/people.json';
import enProfiles from '#locales/en/profiles.json';
import enSecurity from '#locales/en/security.json';
import { AdminPeople } from '#pages/admin-dashboard/people.tsx';
import { AdminAudit } from '#pages/admin-dashboard/people-audit.tsx';
import { AdminOutbox } from '#pages/admin-dashboard/people-outbox.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { answerOnceProved, proveIn } from './fresh-proof.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show, type Width } from './render.tsx';
import { idOf, inHours, pageOf } from './samples.ts';
import { choose, press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const admin = (different: Partial<Admin> = {}): Admin => ({
  id: idOf(1),
  name: 'Huda Al Qahtani',
  nameAr: 'هدى القحطاني',
  email: 'huda@bayan.example',
  picture: null,
  isActive: true,
  rights: ['operations'],
  signIn: 'ready',
  version: 3,
  ...different,
});
const self = admin({ id: people.admin.id, name: 'Noura', nameAr: 'نورة', rights: ['owner', 'operations'] });

const line = (different: Partial<AuditLine> = {}): AuditLine => ({
  id: idOf(1),
  at: inHours(-2),
  actor: { id: idOf(20), name: 'Sara Holt', nameAr: 'سارة هولت', role: 'tutor' },
  action: 'session.changed',
  noun: 'sessions',
  targetId: idOf(30),
  before: { notes: 'Read one page', version: 1 },
  after: { notes: 'Read two pages', version: 2 },
  requestId: null,
  ...different,
});

const mail = (different: Partial<Mail> = {}): Mail => ({
  id: idOf(1),
  kind: 'invite',
  to: 'omar@family.example',
  language: 'ar',
  status: 'failed',
  attempts: 4,
  lastError: '550 no such mailbox',
  createdAt: inHours(-5),
  sentAt: null,
  ...different,
});

const LIST = 'GET /api/admins';
const SAVE = 'PUT /api/admins/:id/rights';
const AUDIT = 'GET /api/audit';
const MAIL = 'GET /api/mail';

describe.each(languages)('people and trust in %s', language => {
  const { test } = inTurn(language);
  const words = { en: enAdmins, ar: arAdmins }[language];
  const accounts = { en: enPeople, ar: arPeople }[language];
  const profiles = { en: enProfiles, ar: arProfiles }[language];
  const audit = { en: enAudit, ar: arAudit }[language];
  const lists = { en: enLists, ar: arLists }[language];
  const mails = { en: enMail, ar: arMail }[language];
  const errors = { en: enErrors, ar: arErrors }[language];
  const security = { en: enSecurity, ar: arSecurity }[language];
  const name = language === 'ar' ? 'هدى القحطاني' : 'Huda Al Qahtani';
  const tutor = language === 'ar' ? 'سارة هولت' : 'Sara Holt';
  const filled = (text: string, values: Record<string, string>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  const open = (width: Width = 1280) =>
    show(<AdminPeople />, { language, width, as: 'admin', at: '/admin-dashboard/people' });
  const openAudit = (at = '/admin-dashboard/people/audit', width: Width = 1280) =>
    show(<AdminAudit />, { language, width, as: 'admin', at });

  test.each([390, 1280] as const)('an owner sees every admin with their rights, at %i', async width => {
    answer(LIST, pageOf(admin({ isActive: false }), self));
    await open(width);
    const rows = page.getByRole(width === 390 ? 'listitem' : 'row');
    const row = (text: string) => rows.filter({ hasText: text }).first();
    await expect.element(row(name).getByText(words.rights.operations.name).first()).toBeVisible();
    await expect.element(row(name).getByText(words.inactive).first()).toBeVisible();
    await expect.element(row(words.you).getByText(words.rights.owner.name).first()).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(excess()).toBeLessThanOrEqual(0);
  });

  const openDialog = async () => {
    answer(LIST, pageOf(admin(), self));
    await open();
    await press(filled(words.changeRights, { name }));
  };
  const right = (which: keyof typeof words.rights) =>
    page.getByRole('checkbox', { name: words.rights[which].name });

  test('an owner gives a right, against the version that was shown (R806)', async () => {
    answer(SAVE, admin({ rights: ['operations', 'safeguarding'], version: 4 }));
    await openDialog();
    await right('safeguarding').click({ force: true });
    await press(words.dialog.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    const [sent] = asked(SAVE);
    expect(sent?.body).toEqual({ rights: ['operations', 'safeguarding'] });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  test('an older sign-in proves who they are before rights are given (R806, R841)', async () => {
    answerOnceProved(SAVE, admin({ rights: ['operations', 'owner'], version: 4 }));
    await openDialog();
    await right('owner').click({ force: true });
    await proveIn(language, () => press(words.dialog.save));
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(SAVE).at(-1)?.body).toEqual({ rights: ['owner', 'operations'] });
  });

  test('no right at all is not sent (R806)', async () => {
    await openDialog();
    await right('operations').click({ force: true });
    await press(words.dialog.save);
    await expect.element(page.getByText(words.dialog.none)).toBeVisible();
    expect(asked(SAVE)).toEqual([]);
  });

  test('why the last owner stays one is said in the dialog (R804)', async () => {
    answer(SAVE, refusal('profile.last-owner'));
    await openDialog();
    await press(words.dialog.save);
    await expect.element(page.getByText(errors.profile['last-owner'].title)).toBeVisible();
  });

  test('the second of two owners sees both versions (R297)', async () => {
    const current = admin({ rights: ['owner', 'operations'], version: 4 });
    answer(SAVE, refusal('conflict.stale', { current }));
    await openDialog();
    await right('safeguarding').click({ force: true });
    await press(words.dialog.save);
    await expect.element(page.getByRole('heading', { name: words.columns.rights })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('an owner invites an admin with the rights they choose (R803)', async () => {
    const invite = 'POST /api/profiles/invitations';
    answer(invite, { profile: { email: 'reem@bayan.example' } });
    answer(LIST, pageOf(self));
    await open();
    await press(accounts.invite.button.admin);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: profiles.fields.email }).fill('reem@bayan.example');
    await dialog.getByRole('textbox', { name: profiles.fields.name, exact: true }).fill('Reem');
    await right('operations').click({ force: true });
    const send = dialog.getByRole('button', { name: accounts.invite.confirm });
    await send.click();
    await expect.element(dialog.getByText(words.dialog.none)).toBeVisible();
    expect(asked(invite)).toEqual([]);
    await right('safeguarding').click({ force: true });
    await send.click();
    await expect.element(toast(accounts.invite.done.title)).toBeVisible();
    expect(asked(invite)[0]?.body).toMatchObject({ role: 'admin', rights: ['safeguarding'] });
  });

  test('an older sign-in proves who they are before an admin is invited (R803, R841)', async () => {
    answerOnceProved('POST /api/profiles/invitations', { profile: { email: 'reem@bayan.example' } });
    answer(LIST, pageOf(self));
    await open();
    await press(accounts.invite.button.admin);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: profiles.fields.email }).fill('reem@bayan.example');
    await dialog.getByRole('textbox', { name: profiles.fields.name, exact: true }).fill('Reem');
    const send = dialog.getByRole('button', { name: accounts.invite.confirm });
    await proveIn(language, () => send.click());
    await expect.element(toast(accounts.invite.done.title)).toBeVisible();
  });

  test('an owner ends the access of an admin after reading what follows, and never their own (R803, R12)', async () => {
    const end = 'PUT /api/profiles/:id/active';
    answer(LIST, pageOf(admin(), self));
    answer(end, { profile: { ...admin(), isActive: false, version: 4 } });
    await open();
    await expect.element(page.getByText(words.endSelf)).toBeVisible();
    const own = language === 'ar' ? 'نورة' : 'Noura';
    expect(page.getByRole('button', { name: filled(words.endOf, { name: own }) }).elements()).toEqual([]);
    await press(filled(words.endOf, { name }));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(accounts.deactivate.admins)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await dialog.getByRole('button', { name: accounts.deactivate.confirm }).click();
    await expect.poll(() => asked(end)[0]?.body).toEqual({ isActive: false });
  });

  test('an admin who has not come is invited again (R39)', async () => {
    const invite = 'POST /api/profiles/:id/invitation';
    answer(LIST, pageOf(admin({ signIn: 'invited' }), self));
    answer(invite, { profile: admin() });
    await open();
    await press(filled(words.inviteAgain, { name }));
    await page.getByRole('dialog').getByRole('button', { name: accounts.invite.confirm }).click();
    await expect.poll(() => asked(invite)[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('an owner signs a colleague out everywhere, after being asked (R808)', async () => {
    const device = {
      ...{ id: idOf(9), browser: 'Chrome', system: 'Windows', country: 'SA', aal: 'aal2' },
      ...{ signedInAt: inHours(-9), lastUsedAt: inHours(-1) },
    };
    answer('GET /api/profiles/:id/devices', pageOf(device));
    answer('DELETE /api/profiles/:id/devices', { ended: 1 });
    answer(LIST, pageOf(admin(), self));
    await open();
    await press(filled(words.devicesOf, { name }));
    await expect.element(page.getByText('Chrome · Windows')).toBeVisible();
    await press(security.account.endAll);
    const question = page.getByRole('alertdialog', { name: filled(security.account.ask.title, { name }) });
    await question.getByRole('button', { name: security.account.endAll }).click();
    await expect.element(toast(security.devices.ended.title)).toBeVisible();
    expect(asked('DELETE /api/profiles/:id/devices')).toHaveLength(1);
  });

  test.each([390, 1280] as const)(
    'an entry tells who, when and what, and opens to both states, at %i (R807)',
    async width => {
      answer(AUDIT, pageOf(line(), line({ id: idOf(2), actor: null, before: null, after: null })));
      await openAudit(undefined, width);
      const entry = page.getByRole(width === 390 ? 'listitem' : 'row').filter({ hasText: tutor });
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
      await entry.getByRole('button', { name: audit.changes.title, exact: false }).click();
      const changes = page.getByRole('dialog').getByRole('table');
      await expect.element(changes.getByText('Read one page')).toBeVisible();
      await expect.element(changes.getByText('Read two pages')).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
      expect(excess()).toBeLessThanOrEqual(0);
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByText(audit.nobody)).toBeVisible();
    },
  );

  test('an owner narrows the log to a kind of record and to a person, and back (R807)', async () => {
    answer(AUDIT, ({ query }) => Response.json(query.get('noun') === 'settings' ? pageOf() : pageOf(line())));
    await openAudit();
    await page.getByRole('link', { name: filled(audit.onlyPerson, { name: tutor }) }).click();
    await expect.poll(() => asked(AUDIT).at(-1)?.query.get('actor')).toBe(idOf(20));
    await expect.element(page.getByText(audit.filters.actor)).toBeVisible();
    await choose(audit.filters.noun, audit.nouns.settings);
    await expect.element(page.getByText(audit.empty.filtered)).toBeVisible();
    await press(audit.filters.clear);
    await expect.element(page.getByText(tutor).first()).toBeVisible();
    expect(location.search).toBe('');
  });

  test('a person is found as one types, and only the choice looks at the log (R807)', async () => {
    const colleague = { id: people.tutor.id, name: 'Layla', nameAr: 'ليلى', role: null };
    answer(AUDIT, pageOf(line()));
    answer('GET /api/profiles', pageOf(colleague));
    await openAudit();
    await expect.element(page.getByText(tutor).first()).toBeVisible();
    const looks = asked(AUDIT).length;
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox', { name: audit.search })).toHaveFocus();
    await userEvent.keyboard('lay');
    const found = page.getByRole('radio', { name: language === 'ar' ? 'ليلى' : 'Layla' });
    await expect.element(found).toBeInTheDocument();
    expect(asked(AUDIT)).toHaveLength(looks);
    await found.click({ force: true });
    await expect.poll(() => location.search).toBe(`?actor=${people.tutor.id}`);
    await expect.element(page.getByRole('searchbox', { name: audit.search })).toHaveFocus();
    await expect.element(page.getByRole('searchbox', { name: audit.search })).toHaveValue('');
  });

  test('Enter leads from an entry to all of the same record (R870)', async () => {
    answer(AUDIT, pageOf(line(), line({ id: idOf(2), noun: 'settings', targetId: null })));
    await openAudit('/admin-dashboard/people/audit?action=session.changed');
    await expect.element(page.getByText(audit.filters.action)).toBeVisible();
    await page.getByRole('link', { name: audit.nouns.sessions, exact: false }).first().click();
    await expect.poll(() => new URLSearchParams(location.search).get('target')).toBe(idOf(30));
    await page.getByRole('link', { name: audit.nouns.settings, exact: false }).first().click();
    await expect.poll(() => new URLSearchParams(location.search).get('noun')).toBe('settings');
  });

  test('the log is saved as a file with the filters of the page (R807)', async () => {
    answer(AUDIT, pageOf(line()));
    answer('GET /api/audit/export', refusal('limit.reached'));
    await openAudit('/admin-dashboard/people/audit?noun=sessions');
    await press(lists.export);
    await expect.element(toast(errors.limit.reached.title)).toBeVisible();
    expect(asked('GET /api/audit/export')[0]?.query.toString()).toBe('noun=sessions');
  });

  test('a log that does not come says so', async () => {
    answer(AUDIT, refusal('access.right'));
    await openAudit();
    await expect.element(page.getByText(errors.access.right.title)).toBeVisible();
  });

  test.each([390, 1280] as const)('a mail that did not go says why, at %i (R256)', async width => {
    answer(MAIL, pageOf(mail(), mail({ id: idOf(2), status: 'sent', attempts: 1, lastError: null })));
    await show(<AdminOutbox />, { language, width, as: 'admin', at: '/admin-dashboard/people/outbox' });
    await expect.element(page.getByText('550 no such mailbox')).toBeVisible();
    await choose(mails.columns.status, mails.status.failed);
    await expect.poll(() => asked(MAIL).at(-1)?.query.get('status')).toBe('failed');
    expect(await accessibilityFaults()).toEqual([]);
    expect(excess()).toBeLessThanOrEqual(0);
  });

  test('a mail that waits for its next attempt is tried at once (R809)', async () => {
    answer(MAIL, pageOf(mail({ status: 'waiting' }), mail({ id: idOf(2) })));
    answer('POST /api/mail/:id/retry', mail({ status: 'waiting' }));
    await show(<AdminOutbox />, { language, as: 'admin', at: '/admin-dashboard/people/outbox' });
    await press(filled(mails.retryTo, { to: 'omar@family.example' }));
    await expect.element(toast(mails.retried.title)).toBeVisible();
    expect(asked('POST /api/mail/:id/retry')).toHaveLength(1);
  });

  test('several mails are tried after the page has named those that can be (R838)', async () => {
    answer(MAIL, pageOf(mail({ status: 'waiting' }), mail({ id: idOf(2), to: 'huda@family.example' })));
    answer('POST /api/mail/:id/retry', mail({ status: 'waiting' }));
    await show(<AdminOutbox />, { language, width: 1280, as: 'admin', at: '/admin-dashboard/people/outbox' });
    await expect.element(page.getByRole('table')).toBeVisible();
    await page.getByRole('checkbox').first().click();
    await press(mails.retry);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('omar@family.example');
    expect(dialog.getByText('huda@family.example').elements()).toEqual([]);
    await dialog.getByRole('button', { name: mails.retry }).click();
    await expect.element(toast(mails.retried.title)).toBeVisible();
    expect(asked('POST /api/mail/:id/retry')).toHaveLength(1);
  });

  test('an admin without the owner’s right begins with the outbox, and is shown no other part (R801)', async () => {
    answer(MAIL, pageOf(mail()));
    const officer = { ...people.admin, rights: ['operations'] as const };
    await show(<AdminPeople />, { language, as: officer, at: '/admin-dashboard/people' });
    await expect.poll(() => location.pathname).toBe('/admin-dashboard/people/outbox');
  });
});
