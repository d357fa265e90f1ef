import type {
  AccountForm,
  ApplicationStateRecord,
} from '@bayan/domain/applications/application-admin.contract';
import { canMakeAccount } from '@bayan/domain/applications/application-stage';
import { goalEntries } from '@bayan/domain/applications/goals';
import { Refusal } from '@bayan/domain/errors';
import type { InviteForm, PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { assignTutor } from '#people/assignments/assign-tutor.ts';
import type { AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import { personAfterChange } from '#people/profiles/lock-person.ts';
import {
  insertParent,
  rewriteStudent,
  rewriteTutor,
  touchProfile,
} from '#people/profiles/profile-changes.repository.ts';
import { takeOverDocuments } from '#people/vetting/take-over-documents.ts';
import { insertConsent } from './account-consent.repository.ts';
import { updateApplication } from './application-changes.repository.ts';
import type { ApplicationChanges } from './application-changes.ts';
import { findApplication } from './application-record.repository.ts';
import { lockForChange } from './lock-application.ts';
import { addEvent } from './timeline.repository.ts';

export interface AccountParts {
  /** Makes account, profile and role, and mails the link: by our own sign-in service or a hosted one. */
  readonly invite: (tx: Transaction, context: ActionContext, form: InviteForm) => Promise<PersonRecord>;
  readonly assignmentChanges: AssignmentChanges;
  readonly applicationChanges: ApplicationChanges;
}

type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** Makes the account of a family's child or of a tutor, and invites them (R828). */
export async function makeAccount(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: AccountForm,
  parts: AccountParts,
): Promise<ApplicationStateRecord> {
  const { actor, now } = context;
  const before = await lockForChange(tx, seen);
  if (!canMakeAccount(before)) throw new Refusal('application.stage');
  const application = await findApplication(tx, seen.id);
  if (!application) throw new Refusal('not-found');
  const profileId = await profileFor(tx, context, { application, form }, parts);
  const after = await updateApplication(tx, seen.id, {
    stage: 'matched',
    matchedAt: now,
    profileId,
    ownerId: before.ownerId ?? actor.id,
  });
  const what = { kind: 'account', profileId, tutorId: form.tutorId ?? null } as const;
  await addEvent(tx, { applicationId: seen.id, actorId: actor.id, what, now });
  await parts.applicationChanges.promiseEnded(tx, seen.id, now);
  await recordChange(tx, context, {
    action: 'application.matched',
    noun: 'applications',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}

interface Asked {
  readonly application: Application;
  readonly form: AccountForm;
}

async function profileFor(
  tx: Transaction,
  context: ActionContext,
  { application, form }: Asked,
  { invite, assignmentChanges }: AccountParts,
): Promise<string> {
  const { answers, email, phone, language, name } = application;
  const to = form.email ?? email;
  if (to === null || !('timezone' in answers)) throw new Refusal('application.stage');
  const { country, timezone } = answers;
  const shared = { email: to, country, timezone, language };
  const subjects = SUBJECTS.filter(subject => answers.subjects.includes(subject));
  if (!('childName' in answers)) {
    const given = phone === null ? {} : { phone };
    const invited = await invite(tx, context, { ...shared, ...given, role: 'tutor', name });
    const { degree, introduction, qualification } = answers;
    const { id } = invited.profile;
    await rewriteTutor(tx, id, { subjects, qualifications: [degree], bio: introduction });
    await recordTakenOver(tx, context, invited);
    const fileIds = application.files.map(file => file.id);
    await takeOverDocuments(tx, context, { tutorId: id, qualification, fileIds });
    return id;
  }
  const invited = await invite(tx, context, { ...shared, role: 'student', name: answers.childName });
  const { profile } = invited;
  const { schoolYear, goals } = answers;
  await rewriteStudent(tx, profile.id, {
    subjects,
    schoolYear,
    learningGoals: goalEntries(goals),
  });
  await insertParent(tx, profile.id, { name, email, phone, whatsapp: phone, language });
  await recordTakenOver(tx, context, invited);
  await insertConsent(tx, profile.id, application.consent);
  const { tutorId } = form;
  if (tutorId !== undefined)
    for (const subject of form.subjects ?? subjects.slice(0, 1))
      await assignTutor(tx, context, { tutorId, studentId: profile.id, subject }, assignmentChanges);
  return profile.id;
}

/** What was taken over from the application is a change of its own, after the invitation. */
async function recordTakenOver(tx: Transaction, context: ActionContext, before: PersonRecord): Promise<void> {
  const { id } = before.profile;
  await touchProfile(tx, id);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, context, {
    action: 'profile.changed',
    noun: 'profiles',
    targetId: id,
    before,
    after,
  });
}
