import type { CheckKind, CheckVariant } from '#vetting/checks.ts';
import type { TutorCheck } from './offered.ts';

/** A check that the record of the vetting has as confirmed and not expired. */
export interface ConfirmedCheck {
  readonly kind: CheckKind;
  readonly variant: CheckVariant | null;
}

/** What the public sees of it, what families ask for first (R715). */
export function publicChecksOf(confirmed: readonly ConfirmedCheck[]): TutorCheck[] {
  const found = new Map(confirmed.map(({ kind, variant }) => [kind, variant]));
  const has = (kind: CheckKind) => found.has(kind);
  const teaching = found.get('teaching');
  const shown: readonly (TutorCheck | false)[] = [
    has('dbs') && (found.get('dbs') === 'icpc' ? 'icpc' : 'dbs'),
    has('teaching') && (isNamed(teaching) ? teaching : 'teaching'),
    has('degree') && 'degree',
    has('identity') && 'identity',
    // One reference is not what the academy asks for.
    has('reference-1') && has('reference-2') && 'references',
    has('safeguarding') && 'safeguarding',
  ];
  return shown.filter(check => check !== false);
}

const NAMED = ['celta', 'tefl', 'certtesol', 'delta', 'pgce'] as const;
const isNamed = (variant: CheckVariant | null | undefined): variant is (typeof NAMED)[number] =>
  NAMED.some(name => name === variant);
