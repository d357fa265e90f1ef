import type { AssignForm, AssignmentRecord } from '@bayan/domain/assignments/assignments.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findStudent, findTutor } from '#people/profiles/profiles.repository.ts';
import type { AssignmentChanges } from './assignment-changes.ts';
import { findAssignment, insertAssignment } from './assignments.repository.ts';

export async function assignTutor(
  tx: Transaction,
  context: ActionContext,
  form: AssignForm,
  changes: AssignmentChanges,
): Promise<AssignmentRecord> {
  const { actor, now } = context;
  const tutor = await findTutor(tx, form.tutorId);
  if (!tutor?.isActive) throw new Refusal('assignment.person', { field: 'tutorId' });
  const student = await findStudent(tx, form.studentId);
  if (!student?.isActive) throw new Refusal('assignment.person', { field: 'studentId' });
  const begun = await changes.beginning(tx, context, { tutor, student });
  const id = await insertAssignment(tx, { ...form, validFrom: now, assignedBy: actor.id });
  const after = id === null ? null : await findAssignment(tx, id);
  if (!after) throw new Refusal('assignment.exists');
  await recordChange(tx, context, {
    action: 'assignment.made',
    noun: 'assignments',
    targetId: after.id,
    after,
  });
  await begun();
  return after;
}
