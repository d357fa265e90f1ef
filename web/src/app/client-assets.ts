import type { Language } from '@bayan/domain/language/language';

/** What the client build made and pages name. */
export interface ClientAssets {
  readonly earlyScript: string;
  readonly style: string;
  /** The small script of every page, which brings the rest. */
  readonly entry: string;
  readonly fonts: Readonly<Record<Language, string>>;
}
