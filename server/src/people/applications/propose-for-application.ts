import type { TutorProposals } from '@bayan/domain/applications/application-admin.contract';
import { MISMATCHES, proposeTutors } from '@bayan/domain/applications/propose-tutors';
import { Refusal } from '@bayan/domain/errors';
import type { Queryable } from '@bayan/platform/db/database';
import { findWantedTutor } from './application-record.repository.ts';
import { candidateTutors } from './candidate-tutors.repository.ts';
import type { FreeHours } from './free-hours.ts';

const MAX_PROPOSED = 10;
const MAX_LEFT_OUT = 100;

interface Asked {
  readonly id: string;
  readonly now: Date;
}

/** The tutors who fit a family best, and who was left out and why (R829). */
export async function proposeForApplication(
  db: Queryable,
  { id, now }: Asked,
  freeHours: FreeHours,
): Promise<TutorProposals> {
  const wanted = await findWantedTutor(db, id);
  if (!wanted) throw new Refusal('not-found');
  const tutors = await candidateTutors(db);
  // Hours are looked at last: only of those who fit otherwise.
  const otherwise = proposeTutors(wanted, tutors).fitting.map(({ id: tutorId }) => tutorId);
  const times = await freeHours(db, { tutorIds: otherwise, wish: wanted.wish, now });
  const candidates = tutors.map(tutor => {
    const time = times.get(tutor.id);
    return time ? { ...tutor, time } : tutor;
  });
  const { fitting, leftOut } = proposeTutors(wanted, candidates);
  const byId = new Map(candidates.map(candidate => [candidate.id, candidate]));
  const withTutor = <Judged extends { readonly id: string }>({ id: tutorId, ...judged }: Judged) => {
    const tutor = byId.get(tutorId);
    return tutor ? [{ ...judged, tutor, load: times.get(tutorId)?.load ?? null }] : [];
  };
  return {
    proposals: fitting
      .slice(0, MAX_PROPOSED)
      .flatMap(withTutor)
      .map(({ reasons, limits, ...proposal }) => ({
        ...proposal,
        pupils: proposal.tutor.pupils,
        freeHours: times.get(proposal.tutor.id)?.freeHours ?? null,
        reasons: [...reasons],
        limits: [...limits],
      })),
    more: Math.max(fitting.length - MAX_PROPOSED, 0),
    leftOut: MISMATCHES.map(mismatch => ({
      mismatch,
      count: leftOut.filter(other => other.mismatch === mismatch).length,
    })).filter(({ count }) => count > 0),
    leftOutTutors: leftOut.slice(0, MAX_LEFT_OUT).flatMap(withTutor),
  };
}
