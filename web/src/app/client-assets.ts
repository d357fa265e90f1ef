import type { Language } from '@bayan/domain/language/language';
import type { Role } from '@bayan/domain/roles';

/** What the client build made and pages name. */
export interface ClientAssets {
  readonly earlyScript: string;
  readonly style: string;
  /** The small script of every page, which brings the rest. */
  readonly entry: string;
  readonly fonts: Readonly<Record<Language, string>>;
  readonly areas: Readonly<Record<Role, AreaAssets>>;
}

/** The files of a signed-in area. */
export interface AreaAssets {
  /** Scripts that each of its places needs. */
  readonly scripts: readonly string[];
  /** Those that a place needs beside them, by its path below the area's own. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** The texts of its first screen. */
  readonly texts: Readonly<Record<Language, string>>;
}
