import type { Language } from '@bayan/domain/language/language';
import type { LegalKind } from '@bayan/domain/legal-texts/legal-kinds';
import type { LegalPage } from '@bayan/domain/legal-texts/legal-page';
import type { Queryable } from '@bayan/platform/db/database';
import { findLegalText, listVersions } from './legal-texts.repository.ts';

interface Asked {
  readonly kind: LegalKind;
  readonly language: Language;
  /** Where none is named, the newest. */
  readonly version: string | undefined;
}

/** Null where there is no such version. */
export async function readLegalPage(
  db: Queryable,
  { kind, language, version: asked }: Asked,
): Promise<LegalPage | null> {
  const versions = await listVersions(db, kind, language);
  const version = asked === undefined ? versions[0] : versions.find(known => known === asked);
  const text = version && (await findLegalText(db, { kind, version, language }));
  return text ? { kind, version, body: text.body, versions } : null;
}
