import type { LegalKind } from './legal-kinds.ts';

/** What a legal page shows: one version in the reader's language. */
export interface LegalPage {
  readonly kind: LegalKind;
  /** The day that names it, YYYY-MM-DD. */
  readonly version: string;
  /** As it was published, in the few marks that `legal-document.ts` reads. */
  readonly body: string;
  /** Every version there is, newest first. */
  readonly versions: readonly string[];
}
