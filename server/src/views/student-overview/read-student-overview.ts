import type { Member } from '@bayan/domain/profiles/actor';
import { endOfNear } from '@bayan/domain/sessions/near-sessions';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { StudentOverviewRecord } from '@bayan/domain/student-overview/student-overview.contract';
import {
  endOfDueSoon,
  RECENT_TAKEN,
  UPCOMING_LISTED,
} from '@bayan/domain/student-overview/student-overview-figures';
import type { Database } from '@bayan/platform/db/database';
import { listSessions } from '#teaching/sessions/sessions.repository.ts';
import { listSessionsAhead } from '#teaching/sessions/student-sessions.repository.ts';
import { countForStudent, listDueSoon } from './student-overview.repository.ts';

const COMPLETED = { filters: { status: 'completed' }, between: null, limit: RECENT_TAKEN } as const;
/** Room for what goes on beside the upcoming ones. */
const AHEAD = { after: null, limit: 2 * UPCOMING_LISTED };

export async function readStudentOverview(
  db: Database,
  student: Member,
  now: Date,
): Promise<StudentOverviewRecord> {
  const moment = { studentId: student.id, now };
  const [numbers, ahead, recent, dueSoon] = await Promise.all([
    countForStudent(db, { ...moment, nearUntil: endOfNear(now) }),
    listSessionsAhead(db, moment, AHEAD),
    listSessions(db, student, COMPLETED),
    listDueSoon(db, { ...moment, until: endOfDueSoon(now) }),
  ]);
  const { sessions, completed, ratings, stars, homework, homeworkCompleted } = numbers;
  const { hasTutor, hasParent, hasChosenMails } = numbers;
  const hasLesson = sessions > 0;
  return {
    firstDays: {
      tutor: hasTutor || hasLesson,
      lesson: hasLesson,
      parent: hasParent,
      notices: hasChosenMails,
    },
    totals: { sessions: sessions - numbers.far, ratings, stars },
    toRate: completed - ratings, // R96: only what is completed is rated
    goingOn: ahead.filter(session => !isUpcoming(session, now)),
    upcoming: {
      count: numbers.upcoming,
      planned: numbers.planned,
      sessions: ahead.filter(session => isUpcoming(session, now)).slice(0, UPCOMING_LISTED),
    },
    recent,
    homework: {
      completed: homeworkCompleted,
      pending: homework - homeworkCompleted,
      overdue: numbers.overdue,
      dueSoon,
    },
  };
}
