import { createHash } from 'node:crypto';
import { fallbackLanguage, languages } from '@bayan/domain/language/language';
import type { Database, Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { StartupError } from '@bayan/platform/startup-error';
import { announceSettings } from '#academy/settings/settings.repository.ts';
import { type LegalFile, readLegalFiles } from './legal-files.ts';
import { findLegalText, insertLegalTexts, listVersions, lockLegalTexts } from './legal-texts.repository.ts';

export interface Publishing {
  readonly now: Date;
  readonly files?: readonly LegalFile[];
}

/** Publishes each text of the files whose version is new, and answers with them. What is published never changes (R701). */
export const publishLegalTexts = (db: Database, { now, files = readLegalFiles() }: Publishing) =>
  publishSome(db, now, files, () => true);

/** For a store that has none yet: a page and a form always have a text to lead to. Later versions are published by staff. */
export const publishFirstTexts = (db: Database, { now, files = readLegalFiles() }: Publishing) =>
  publishSome(db, now, files, known => known.length === 0);

function publishSome(
  db: Database,
  now: Date,
  files: readonly LegalFile[],
  isWanted: (known: readonly string[]) => boolean,
): Promise<LegalFile[]> {
  return inTransaction(db, async tx => {
    await lockLegalTexts(tx);
    const published: LegalFile[] = [];
    for (const file of files) {
      const known = await listVersions(tx, file.kind, fallbackLanguage);
      if (isWanted(known) && (await publish(tx, now, file, known))) published.push(file);
    }
    if (published.length > 0) await announceSettings(tx);
    return published;
  });
}

async function publish(
  tx: Transaction,
  now: Date,
  file: LegalFile,
  known: readonly string[],
): Promise<boolean> {
  const { kind, version, isMaterial, bodies } = file;
  if (known.includes(version)) {
    await refuseChanged(tx, file);
    return false;
  }
  const [newest] = known;
  if (newest !== undefined && version < newest)
    throw new StartupError(`${kind} ${version} is older than the published ${newest}: give it a newer day`);
  await insertLegalTexts(
    tx,
    languages.map(language => ({
      ...{ kind, version, language, isMaterial, publishedAt: now },
      body: bodies[language],
      sha256: hashOf(bodies[language]),
    })),
  );
  return true;
}

async function refuseChanged(tx: Transaction, { kind, version, bodies }: LegalFile): Promise<void> {
  for (const language of languages) {
    const stored = await findLegalText(tx, { kind, version, language });
    if (!stored?.sha256.equals(hashOf(bodies[language])))
      throw new StartupError(
        `${kind} ${version} is published with other words in '${language}': give the changed text a new version`,
      );
  }
}

const hashOf = (body: string) => createHash('sha256').update(body).digest();
