import type { Admin } from '@bayan/domain/admins/admins.contract';
import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { languages } from '@bayan/domain/language/language';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arAdmins from '#locales/ar/admins.json';
import arApplications from '#locales/ar/applications.json';
import arReply from '#locales/ar/lesson-reply.json';
import arLogger from '#locales/ar/sessions.json';
import arSignIn from '#locales/ar/sign-in.json';
import arShared from '#locales/ar/translation.json';
import arTutorRecord from '#locales/ar/tutor-record.json';
import enAdmins from '#locales/en/admins.json';
import enApplications from '#locales/en/applications.json';
import enReply from '#locales/en/lesson-reply.json';
import enLogger from '#locales/en/sessions.json';
import enSignIn from '#locales/en/sign-in.json';
import enShared from '#locales/en/translation.json';
import enTutorRecord from '#locales/en/tutor-record.json';
import { RightsDialog } from '#people/admins/rights-dialog.tsx';
import { AccountDialog } from '#people/applications/admin/account-dialog.tsx';
import { CloseDialog } from '#people/applications/admin/close-dialog.tsx';
import { ConsultationDialog } from '#people/applications/admin/consultation-dialog.tsx';
import { NoteForm } from '#people/applications/admin/note-form.tsx';
import { LinkRequestForm } from '#people/auth/link-request-form.tsx';
import { SignUpForm } from '#people/auth/sign-up-form.tsx';
import { hasDrafts } from '#platform/drafts.ts';
import { MoveForm } from '#teaching/reminders/reply/move-form.tsx';
import { GiveDialog } from '#views/admin-overview/give-dialog.tsx';
import { MovePanel } from '#views/session-calendar/move-panel.tsx';
import { NewLessonDialog } from '#views/session-calendar/new-lesson-dialog.tsx';
import type { Mover } from '#views/session-calendar/use-mover.ts';
import { AssignDialog } from '#views/student-record/assign-dialog.tsx';
import { LeaveDialog } from '#views/tutor-record/leave-dialog.tsx';
import { answer } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { emptyCalendar, idOf, inHours, pageOf, session } from './samples.ts';
import { choose, press } from './screen.ts';

const textsIn = {
  en: {
    ui: enShared.ui,
    reply: enReply.move,
    signIn: enSignIn,
    logger: enLogger,
    desk: enApplications,
    record: enTutorRecord,
    admins: enAdmins,
  },
  ar: {
    ui: arShared.ui,
    reply: arReply.move,
    signIn: arSignIn,
    logger: arLogger,
    desk: arApplications,
    record: arTutorRecord,
    admins: arAdmins,
  },
};
const lesson = session({ startsAt: inHours(24), endsAt: inHours(25) });
const reply = {
  answer: 'move' as const,
  student: { name: 'Noura', nameAr: 'نورة' },
  subject: 'English' as const,
  startsAt: inHours(24),
  duration: 60,
  timezone: 'Europe/London',
  tutorTimezone: 'Asia/Riyadh',
};
const application = {
  id: idOf(80),
  version: 3,
  kind: 'tutor',
  name: 'Moza Al Kaabi',
  email: 'moza@family.example',
  place: { country: 'AE', city: 'Abu Dhabi', timezone: 'Asia/Dubai' },
  consultationAt: null,
  consultationMinutes: null,
  answers: {},
} as unknown as Application;
const admin = {
  id: idOf(70),
  name: 'Reem Al Zahrani',
  nameAr: null,
  rights: ['safeguarding'],
  version: 2,
} as unknown as Admin;
const profile = { id: idOf(60), name: 'Amelia Hart', nameAr: null } as unknown as Parameters<
  typeof LeaveDialog
>[0]['profile'];

type Form = (onClose: () => void) => ReactNode;

/** Goes and comes again, as a dialog does that is closed and opened, or a page that is left. */
function Reopened({ form }: { readonly form: Form }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        another visit
      </button>
      {isOpen && form(() => setOpen(false))}
    </>
  );
}

describe.each(languages)('what is typed and not sent, in %s (R667)', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog', { name: text.ui.leave.title });
  const field = (name: string) => page.getByRole('textbox', { name, exact: false });

  beforeEach(() => {
    answer('GET /api/sessions/clash', { clash: null });
    answer('GET /api/profiles', pageOf());
  });
  const open = (form: Form, as?: 'admin') =>
    show(<Reopened form={form} />, { language, width: 390, ...(as && { as }) });
  const leaveAndReturn = async () => {
    await press('another visit');
    await press('another visit');
  };
  const escapeAndReturn = async () => {
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await press('another visit');
    await expect.element(dialog.getByText(text.ui.restored.title)).toBeVisible();
  };

  describe('stays in a form for visitors', () => {
    test('the wish of a family with a mailed link', async () => {
      await open(() => <MoveForm lesson={reply} ask={async () => {}} />);
      await field(text.reply.reason).fill('The dentist');
      await leaveAndReturn();
      await expect.element(field(text.reply.reason)).toHaveValue('The dentist');
      await expect.element(page.getByText(text.ui.unsent.title)).toBeVisible();
      await press(text.reply.send);
      await expect.poll(hasDrafts).toBe(false);
    });

    test('a new account, but never its password', async () => {
      await open(() => <SignUpForm />);
      await field(text.signIn.signUp.name).fill('Salma Haddad');
      await field(text.signIn.email).fill('salma@family.example');
      const password = page.getByLabelText(text.signIn.password, { exact: false }).first();
      await password.fill('Falcon-Lantern-42');
      await leaveAndReturn();
      await expect.element(field(text.signIn.signUp.name)).toHaveValue('Salma Haddad');
      await expect.element(field(text.signIn.email)).toHaveValue('salma@family.example');
      await expect.element(password).toHaveValue('');
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Falcon');
      await press(text.ui.unsent.discard);
      await expect.element(field(text.signIn.email)).toHaveValue('');
      expect(hasDrafts()).toBe(false);
    });

    test('an address that wants a link', async () => {
      const request = async () => ({ data: {}, error: null }) as never;
      await open(
        () => <LinkRequestForm submitLabel="Send" submittingLabel="Sending" request={request} />,
        'admin',
      );
      await field(text.signIn.email).fill('salma@family.example');
      await leaveAndReturn();
      await expect.element(field(text.signIn.email)).toHaveValue('salma@family.example');
      await press('Send');
      await expect.poll(hasDrafts).toBe(false);
    });
  });

  describe('stays in an admin’s form', () => {
    test('a new lesson', async () => {
      await open(onClose => <NewLessonDialog day="2026-11-20" onClose={onClose} />, 'admin');
      await field(text.logger.logger.fields.meetingLink).fill('https://meet.example/new');
      await escapeAndReturn();
      await expect
        .element(field(text.logger.logger.fields.meetingLink))
        .toHaveValue('https://meet.example/new');
    });

    test('the address of a new account', async () => {
      await open(
        onClose => <AccountDialog application={application} tutor={null} onClose={onClose} />,
        'admin',
      );
      await field(text.desk.account.email).fill('moza@new.example');
      await escapeAndReturn();
      await expect.element(field(text.desk.account.email)).toHaveValue('moza@new.example');
    });

    test('the time of a consultation', async () => {
      await open(onClose => <ConsultationDialog application={application} onClose={onClose} />, 'admin');
      await choose(text.desk.consultation.minutes, '45');
      await escapeAndReturn();
      await expect
        .element(dialog.getByRole('button', { name: text.desk.consultation.minutes, exact: false }))
        .toMatchTextContent('45');
    });

    test('why the lessons of a tutor who leaves are cancelled', async () => {
      const one = { ...lesson, tutors: [] };
      answer('GET /api/tutors/:id/departure', { lessons: [one], hasMore: false, version: 7 });
      await open(onClose => <LeaveDialog profile={profile} onClose={onClose} />, 'admin');
      await choose(text.record.leave.all, text.record.leave.cancel);
      await field(text.record.leave.reason).fill('She moves abroad');
      await escapeAndReturn();
      await expect.element(field(text.record.leave.reason)).toHaveValue('She moves abroad');
    });

    test('what an admin may do', async () => {
      await open(onClose => <RightsDialog admin={admin} onClose={onClose} />, 'admin');
      const operations = dialog.getByRole('checkbox', { name: text.admins.rights.operations.name });
      await operations.click({ force: true });
      await escapeAndReturn();
      await expect.element(operations).toBeChecked();
    });

    test('a note about an application', async () => {
      await open(() => <NoteForm id={application.id} />, 'admin');
      await field(text.desk.notes.label).fill('Call after six');
      await leaveAndReturn();
      await expect.element(field(text.desk.notes.label)).toHaveValue('Call after six');
      await press(text.ui.restored.discard);
      await expect.element(field(text.desk.notes.label)).toHaveValue('');
      expect(hasDrafts()).toBe(false);
    });

    test('why a lesson is moved in the calendar', async () => {
      const mover = {
        held: { lesson, startsAt: new Date(inHours(26)) },
        carriedBy: null,
        putBack() {},
      } as unknown as Mover;
      answer('GET /api/sessions/calendar', emptyCalendar);
      await open(() => <MovePanel session={lesson} mover={mover} />, 'admin');
      await field(text.logger.change.reason).fill('The dentist');
      await leaveAndReturn();
      await expect.element(field(text.logger.change.reason)).toHaveValue('The dentist');
    });
  });

  describe('is asked about where only something was chosen (R753)', () => {
    const tutors = [
      { id: idOf(61), name: 'Amelia Hart', nameAr: null },
      { id: idOf(62), name: 'Reem Al Zahrani', nameAr: null },
    ];
    test('to whom a lesson goes', async () => {
      const waiting = { ...lesson, tutors } as unknown as Parameters<typeof GiveDialog>[0]['session'];
      await open(onClose => <GiveDialog session={waiting} onClose={onClose} />, 'admin');
      await choose(text.ui.choose, 'Amelia Hart');
      await dialog.getByRole('button', { name: text.ui.cancel }).click();
      await expect.element(question).toBeVisible();
      await press(text.ui.leave.cancel);
      await expect.element(dialog.getByText('Amelia Hart').first()).toBeVisible();
    });

    test('who teaches a student', async () => {
      await open(onClose => <AssignDialog studentId={idOf(2)} onClose={onClose} />, 'admin');
      await dialog.getByRole('button', { name: text.ui.choose, exact: false }).first().click();
      await page.getByRole('option').first().click();
      await userEvent.keyboard('{Escape}');
      await press(text.ui.leave.confirm);
      await expect.element(dialog).not.toBeInTheDocument();
    });

    test('why an application is closed', async () => {
      await open(onClose => <CloseDialog application={application} onClose={onClose} />, 'admin');
      await dialog.getByRole('radio').first().click({ force: true });
      await userEvent.keyboard('{Escape}');
      await expect.element(question).toBeVisible();
    });
  });
});

describe.each(languages)('a time that a family with a mailed link wishes for, in %s (R233)', language => {
  const { inBoth } = inTurn(language);
  const text = textsIn[language].reply;
  const wish = async (day: string, time: string) => {
    const name = (part: string) => page.getByRole('group', { name: part, exact: false });
    await name(text.date).getByRole('spinbutton').first().click();
    await userEvent.keyboard(day);
    await name(text.time).getByRole('spinbutton').first().click();
    await userEvent.keyboard(time);
  };

  inBoth('says that it comes twice, or not at all, on the night of a change', async () => {
    await show(<MoveForm lesson={reply} ask={async () => {}} />, { language, width: 390 });
    await wish('31102027', '0130');
    await expect.element(page.getByText(text.twice)).toBeVisible();
    await wish('28032027', '0130');
    await expect.element(page.getByText(text.skipped)).toBeVisible();
    await wish('28032027', '0330');
    await expect.element(page.getByText(text.skipped)).not.toBeInTheDocument();
  });
});
