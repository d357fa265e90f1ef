import type { Transaction } from '../../db/database.ts';
import { feedback } from '../../db/schema/teaching.ts';

interface TutorsPart {
  readonly tutorRating: number;
  readonly tutorComments: string | null;
  readonly tutorRatedAt: Date;
}

/** The tutor's part alone; what the student gave stays as it is. */
export async function keepTutorFeedback(tx: Transaction, sessionId: string, part: TutorsPart) {
  await tx
    .insert(feedback)
    .values({ sessionId, ...part })
    .onConflictDoUpdate({ target: feedback.sessionId, set: part });
}
