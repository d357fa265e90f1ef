import { Refusal } from '@bayan/domain/errors';
import { fitsOnePart } from '@bayan/domain/files/upload-parts';
import type { Upload, UploadForm } from '@bayan/domain/files/uploads.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { UploadRule, Uploads } from '@bayan/platform/file-store/receive-file';
import { PART_RULE, type SentPart, takePart } from './take-part.ts';

/** What is sent in one request is one part (R396). */
export function refuseSeveralParts({ size }: UploadForm): void {
  if (!fitsOnePart(size)) throw new Refusal('input.too-large');
}

/** As for every part; and whether it is all that was announced is known before it is kept. */
export const onlyPartRule = ({ size }: UploadForm): UploadRule => ({
  ...PART_RULE,
  refuse: arrived => {
    if (arrived.size !== size) throw new Refusal('upload.part', { field: 'size' });
  },
});

interface SentWhole extends Omit<SentPart, 'params'> {
  readonly params: { readonly id: string };
}

export const takeOnlyPart = (tx: Transaction, sent: SentWhole, uploads: Uploads): Promise<Upload> =>
  takePart(tx, { ...sent, params: { ...sent.params, number: 1 } }, uploads, 'id');
