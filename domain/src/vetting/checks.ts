/** What the academy checks of a tutor: what the public pages ask of every tutor, and what the law asks (R980). */
export const CHECK_KINDS = [
  'identity',
  'nationality',
  'right-to-work',
  'dbs',
  'reference-1',
  'reference-2',
  'safeguarding',
  'degree',
  'teaching',
  'experience',
  'culture',
  'internet',
  'communication',
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Without these nobody should teach a child. Once one of them has expired, no lesson can be planned (R983). */
export const MANDATORY_CHECKS = [
  'identity',
  'right-to-work',
  'dbs',
  'reference-1',
  'reference-2',
  'safeguarding',
] as const satisfies readonly CheckKind[];

const MANDATORY: ReadonlySet<string> = new Set(MANDATORY_CHECKS);
export const isMandatory = (kind: CheckKind): boolean => MANDATORY.has(kind);

export const CHECK_STATES = ['open', 'confirmed', 'refused'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Which certificate it is, where there are several that will do. */
export const CHECK_VARIANTS = [
  'dbs',
  'icpc',
  'celta',
  'tefl',
  'certtesol',
  'delta',
  'pgce',
  'other',
] as const;
export type CheckVariant = (typeof CHECK_VARIANTS)[number];

const VARIANTS: Partial<Record<CheckKind, readonly CheckVariant[]>> = {
  dbs: ['dbs', 'icpc'],
  teaching: ['celta', 'tefl', 'certtesol', 'delta', 'pgce', 'other'],
};
export const variantsOf = (kind: CheckKind): readonly CheckVariant[] => VARIANTS[kind] ?? [];
