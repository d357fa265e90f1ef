import { CHECK_KINDS, type CheckKind, type CheckVariant } from '@bayan/domain/vetting/checks';
import type { TutorKey } from './staff.ts';

interface SampleCheck {
  readonly kind: CheckKind;
  readonly variant?: CheckVariant;
  readonly daysAgo: number;
  readonly by: 'admin' | 'officer';
  /** Days from now to the last day on which the document is valid. */
  readonly validFor?: number;
  readonly note?: string;
}

interface Differences {
  readonly daysAgo: number;
  readonly checks: Partial<Record<CheckKind, Partial<SampleCheck>>>;
}

/** Everything was checked when the tutor came, but for what is said otherwise. */
const allOf = ({ daysAgo, checks }: Differences): readonly SampleCheck[] =>
  CHECK_KINDS.map(kind => ({ kind, daysAgo, by: 'admin', ...checks[kind] }));

/** What the academy has checked: all of both tutors, and one of Daniel's documents ends soon. */
export const sampleVetting: Readonly<Record<TutorKey, readonly SampleCheck[]>> = {
  eleanor: allOf({
    daysAgo: 378,
    checks: {
      identity: { note: 'Passport, compared in a video call.' },
      dbs: { variant: 'dbs', daysAgo: 14, by: 'officer', validFor: 351 },
      safeguarding: { daysAgo: 14, by: 'officer', validFor: 351 },
      teaching: { variant: 'celta' },
    },
  }),
  daniel: allOf({
    daysAgo: 288,
    checks: {
      identity: { note: 'Passport, compared in a video call.' },
      dbs: { variant: 'dbs', validFor: 200 },
      safeguarding: { validFor: 24, note: 'Online course, one year.' },
      teaching: { variant: 'tefl' },
    },
  }),
};
