import type { ApplicationStage } from '@bayan/domain/applications/application-stage';
import { stageAfterReopening } from '@bayan/domain/applications/application-stage';
import type { Queryable } from '@bayan/platform/db/database';
import { findClosing } from './timeline.repository.ts';

interface Closable {
  readonly id: string;
  readonly stage: ApplicationStage;
  readonly matchedAt: Date | null;
}

/** Where a closed application returns to when it is opened again, and since when it is closed; null for any other (R821). */
export async function findReopening(db: Queryable, { id, stage, matchedAt }: Closable) {
  if (stage !== 'closed') return null;
  const closing = await findClosing(db, id);
  return {
    to: stageAfterReopening(closing?.from ?? null, matchedAt !== null),
    closedAt: closing?.at ?? null,
  };
}
