import type { Language } from '@bayan/domain/language/language';
import type { LegalKind } from '@bayan/domain/legal-texts/legal-kinds';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, desc, eq, sql } from 'drizzle-orm';
import { legalTexts } from '#schema/academy.ts';

/** Every version of a text in one language, newest first. There are as many as the academy has ever published: few. */
export const listVersions = async (db: Queryable, kind: LegalKind, language: Language): Promise<string[]> => {
  const rows = await db
    .select({ version: legalTexts.version })
    .from(legalTexts)
    .where(and(eq(legalTexts.kind, kind), eq(legalTexts.language, language)))
    .orderBy(desc(legalTexts.version));
  return rows.map(({ version }) => version);
};

export async function findLegalText(
  db: Queryable,
  { kind, version, language }: { kind: LegalKind; version: string; language: Language },
) {
  const [text] = await db
    .select({ body: legalTexts.body, sha256: legalTexts.sha256 })
    .from(legalTexts)
    .where(
      and(eq(legalTexts.kind, kind), eq(legalTexts.version, version), eq(legalTexts.language, language)),
    );
  return text ?? null;
}

export const insertLegalTexts = (tx: Transaction, texts: (typeof legalTexts.$inferInsert)[]) =>
  tx.insert(legalTexts).values(texts);

/** Processes that start at once publish one after the other. */
export const lockLegalTexts = (tx: Transaction) =>
  tx.execute(sql`lock table ${legalTexts} in share row exclusive mode`);
