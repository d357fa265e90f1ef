import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { largestUpload } from '@bayan/domain/files/upload-use';
import { VETTING_LIMITS } from '@bayan/domain/vetting/vetting.limits';
import { useTranslation } from 'react-i18next';
import { useUploadProblem } from '#academy/files/use-upload-problem.ts';
import { useUploads } from '#academy/files/use-uploads.ts';
import { useLanguage } from '#platform/i18n.ts';
import { sizeText } from '#platform/size-text.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { fileIcon, trashIcon } from '#ui/icons/room-icons.ts';

interface DocumentsFieldProps {
  readonly documents: readonly UploadedFile[];
  readonly error: string | undefined;
  readonly onAdd: (file: UploadedFile) => void;
  readonly onTakeOut: (file: UploadedFile) => void;
}

/** Kept and scanned like the documents of the library. */
const USE = 'document';
const OFFERED = ['application/pdf', 'image/jpeg', 'image/png', '.docx'];

/** The documents of a check; each is sent as soon as it is chosen. */
export function DocumentsField({ documents, error, onAdd, onTakeOut }: DocumentsFieldProps) {
  const { t } = useTranslation(['vetting', 'uploads']);
  const language = useLanguage();
  const problemOf = useUploadProblem();
  const { sending, add } = useUploads({ use: USE, purpose: 'vetting', onArrived: onAdd });
  const failed = sending.find(({ failure }) => failure !== null);
  const isWaiting = sending.some(one => one.isWaiting);
  const waiting = isWaiting ? t('uploads:waiting') : error;
  return (
    <div className="flex flex-col gap-2">
      {documents.map(file => (
        <div key={file.id} className="flex items-center gap-3 rounded-card border border-line ps-4">
          <Icon drawing={fileIcon} className="size-5 text-teal" />
          <bdi className="min-w-0 grow truncate">{file.name}</bdi>
          <bdi className="text-sm text-ink-soft">{sizeText(file.size, language)}</bdi>
          <Button tone="quiet" aria-label={t('takeOut', { name: file.name })} onPress={() => onTakeOut(file)}>
            <Icon drawing={trashIcon} />
          </Button>
        </div>
      ))}
      {documents.length + sending.length < VETTING_LIMITS.documents && (
        <FileDrop
          label={t('fields.documents')}
          hint={t('fields.documentsHint', { most: sizeText(largestUpload(USE), language) })}
          accept={OFFERED}
          onFiles={add}
          uploads={sending
            .filter(({ failure }) => failure === null)
            .map(({ file, percent }) => ({ name: file.name, percent }))}
          error={failed ? problemOf(failed.failure) : waiting}
        />
      )}
    </div>
  );
}
