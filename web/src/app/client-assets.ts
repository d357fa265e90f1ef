import type { Language } from '@bayan/domain/language/language';

/** What the client build made and pages name. */
export interface ClientAssets {
  readonly earlyScript: string;
  readonly style: string;
  /** The small script of a page that waits to be touched. */
  readonly waiting: string;
  /** The one of a page that first asks the server, as small. */
  readonly entry: string;
  readonly fonts: Readonly<Record<Language, string>>;
}
