import type { AssignForm, AssignmentRecord } from '@bayan/domain/assignments/assignment';
import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { findStudent, findTutor } from '../profiles/profiles.repository.ts';
import { findAssignment, insertAssignment } from './assignments.repository.ts';

interface Assign {
  readonly actor: Member;
  readonly form: AssignForm;
  readonly now: Date;
  readonly requestId: string;
}

export async function assignTutor(
  tx: Transaction,
  { actor, form, now, requestId }: Assign,
): Promise<AssignmentRecord> {
  const tutor = await findTutor(tx, form.tutorId);
  if (!tutor?.isActive) throw new Refusal('assignment.person', { field: 'tutorId' });
  const student = await findStudent(tx, form.studentId);
  if (!student?.isActive) throw new Refusal('assignment.person', { field: 'studentId' });
  const id = await insertAssignment(tx, { ...form, validFrom: now, assignedBy: actor.id });
  const after = id === null ? null : await findAssignment(tx, id);
  if (!after) throw new Refusal('assignment.exists');
  await recordChange(tx, {
    actorId: actor.id,
    action: 'assignment.made',
    noun: 'assignments',
    targetId: id,
    after,
    requestId,
    now,
  });
  return after;
}
