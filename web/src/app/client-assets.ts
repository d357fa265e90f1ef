import type { Language } from '@bayan/domain/language/language';

/** What the client build made and every page names. */
export interface ClientAssets {
  readonly earlyScript: string;
  readonly style: string;
  readonly entry: string;
  readonly imports: readonly string[];
  readonly fonts: Readonly<Record<Language, string>>;
}
