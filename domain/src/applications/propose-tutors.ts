/** What a family asks for. */
export interface WantedTutor {
  readonly subjects: readonly string[];
  /** `any`, `female` or `male`. */
  readonly gender: string;
  readonly childAge: number;
  /** How well the child speaks English; `not-sure` where the family cannot say. */
  readonly level: string;
  /** The family's own words. */
  readonly wishes: string;
}

/** Hours of a week on average: how many of those that a tutor offers are taken. */
export interface Load {
  readonly taken: number;
  readonly offered: number;
  /** Not even the shortest lesson a week has room, or every day has the most lessons that she gives. */
  readonly isFull: boolean;
}

/** An approved, active tutor, as far as matching knows her. */
export interface Candidate {
  readonly id: string;
  /** As families know her, in both languages: Eleanor W. */
  readonly shownNames: readonly string[];
  readonly gender: string | null;
  readonly subjects: readonly string[];
  /** The ages she teaches; null where her profile does not say. */
  readonly ages: { readonly from: number; readonly to: number } | null;
  /** The levels of English she teaches; empty where her profile does not say. */
  readonly englishLevels: readonly string[];
  /** Her students at present. */
  readonly pupils: number;
  /** Left out where she has not said when she teaches, or is not looked at so closely. */
  readonly time?: {
    /** The hours a week in which both are free, by the clocks of winter and of summer. */
    readonly freeHours: { readonly winter: number; readonly summer: number };
    /** Null where she is away for the next weeks. */
    readonly load: Load | null;
  };
}

/** Why a tutor fits (R829). */
export const MATCH_REASONS = [
  'asked-for',
  'gender',
  'all-subjects',
  'age',
  'level',
  'both-seasons',
  'free',
] as const;
type MatchReason = (typeof MATCH_REASONS)[number];

/** What to know before proposing her. */
export const MATCH_LIMITS = [
  'some-subjects',
  'age-unknown',
  'level-unknown',
  'hours-unknown',
  'winter-only',
  'summer-only',
] as const;
type MatchLimit = (typeof MATCH_LIMITS)[number];

/** Why a tutor is left out, in the order in which it is looked at. */
export const MISMATCHES = ['gender', 'subject', 'age', 'level', 'hours', 'full'] as const;
export type Mismatch = (typeof MISMATCHES)[number];

interface Proposal {
  readonly id: string;
  readonly reasons: readonly MatchReason[];
  readonly limits: readonly MatchLimit[];
}

interface Proposals {
  /** Whom the family asks for, then the fewest limits, the most hours left and the fewest students. */
  readonly fitting: readonly Proposal[];
  /** Those who do not fit, each by the first reason that applies; who is nearest to fitting comes first. */
  readonly leftOut: readonly { readonly id: string; readonly mismatch: Mismatch }[];
}

/** The tutors who fit, each with why, and those who do not (R829). */
export function proposeTutors(wanted: WantedTutor, candidates: readonly Candidate[]): Proposals {
  const judged = candidates.map(candidate => ({ candidate, mismatch: mismatchOf(wanted, candidate) }));
  const fitting = judged
    .filter(({ mismatch }) => mismatch === null)
    .map(({ candidate }) => ({ candidate, ...proposalOf(wanted, candidate) }))
    .sort(
      (a, b) =>
        Number(b.reasons.includes('asked-for')) - Number(a.reasons.includes('asked-for')) ||
        a.limits.length - b.limits.length ||
        hoursLeft(b.candidate) - hoursLeft(a.candidate) ||
        a.candidate.pupils - b.candidate.pupils ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id, reasons, limits }) => ({ id, reasons, limits }));
  const leftOut = MISMATCHES.toReversed().flatMap(mismatch =>
    judged.filter(other => other.mismatch === mismatch).map(({ candidate: { id } }) => ({ id, mismatch })),
  );
  return { fitting, leftOut };
}

const hoursLeft = ({ time }: Candidate) => (time?.load ? time.load.offered - time.load.taken : 0);

const shares = ({ subjects }: WantedTutor, { subjects: taught }: Candidate) =>
  subjects.filter(subject => taught.includes(subject)).length;

const teachesAge = ({ childAge }: WantedTutor, { from, to }: NonNullable<Candidate['ages']>) =>
  childAge >= from && childAge <= to;

const isLevelKnown = ({ level }: WantedTutor) => level !== 'not-sure';

/** The form writes the name of the tutor from whose page a family came (R710). */
const isAskedFor = ({ wishes }: WantedTutor, { shownNames }: Candidate) =>
  shownNames.some(name => wishes.includes(name));

function mismatchOf(wanted: WantedTutor, candidate: Candidate): Mismatch | null {
  const { gender, ages, englishLevels, time } = candidate;
  if (wanted.gender !== 'any' && gender !== wanted.gender) return 'gender';
  if (shares(wanted, candidate) === 0) return 'subject';
  if (ages && !teachesAge(wanted, ages)) return 'age';
  if (isLevelKnown(wanted) && englishLevels.length > 0 && !englishLevels.includes(wanted.level))
    return 'level';
  if (time && time.freeHours.winter === 0 && time.freeHours.summer === 0) return 'hours';
  return time?.load?.isFull ? 'full' : null;
}

function proposalOf(wanted: WantedTutor, candidate: Candidate): Proposal {
  const teachesAll = shares(wanted, candidate) === wanted.subjects.length;
  const { id, pupils, ages, englishLevels, time } = candidate;
  const freeHours = time?.freeHours;
  const reasons: (MatchReason | false)[] = [
    isAskedFor(wanted, candidate) && 'asked-for',
    wanted.gender !== 'any' && 'gender',
    teachesAll && 'all-subjects',
    ages !== null && 'age',
    isLevelKnown(wanted) && englishLevels.length > 0 && 'level',
    freeHours !== undefined && freeHours.winter > 0 && freeHours.summer > 0 && 'both-seasons',
    pupils === 0 && 'free',
  ];
  const limits: (MatchLimit | false)[] = [
    !teachesAll && 'some-subjects',
    ages === null && 'age-unknown',
    isLevelKnown(wanted) && englishLevels.length === 0 && 'level-unknown',
    freeHours === undefined && 'hours-unknown',
    freeHours?.summer === 0 && 'winter-only',
    freeHours?.winter === 0 && 'summer-only',
  ];
  return {
    id,
    reasons: reasons.filter(reason => reason !== false),
    limits: limits.filter(limit => limit !== false),
  };
}
