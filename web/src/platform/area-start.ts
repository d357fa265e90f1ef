import type { Role } from '@bayan/domain/roles';

/** What a place of a signed-in area begins with. */
export interface PlaceStart {
  /** Scripts beside those that all places of the area need. */
  readonly files: readonly string[];
  /** What its first screen asks the academy for. */
  readonly reads: readonly string[];
}

/** What the page of a signed-in area tells its first script, so that nothing has to wait to be asked for (R671). */
export interface AreaStart {
  /** Whose area it is. */
  readonly role: Role;
  /** The address of the area. */
  readonly root: string;
  /** The texts of its first screen, in one file. */
  readonly texts: string;
  /** What every place of it asks for. */
  readonly reads: readonly string[];
  /** By their path below the root. */
  readonly places: Readonly<Record<string, PlaceStart>>;
}

export const areaElementId = 'area';

/** Null outside of the areas. */
export const areaStart = (): AreaStart | null =>
  JSON.parse(document.getElementById(areaElementId)?.textContent ?? 'null');
