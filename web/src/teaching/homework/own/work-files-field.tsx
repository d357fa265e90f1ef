import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { MAX_FILES, MAX_WORK } from '@bayan/domain/files/homework-file';
import { isRoomForFiles } from '@bayan/domain/homework/homework-actions';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadProblem } from '#academy/files/use-upload-problem.ts';
import type { Sending, useUploads } from '#academy/files/use-uploads.ts';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { sizeText } from '#platform/size-text.ts';
import { CameraButton } from '#ui/camera-button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { fileIcon, trashIcon } from '#ui/icons/room-icons.ts';
import { UploadLine } from '#ui/upload-line.tsx';

interface WorkFilesFieldProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly files: readonly UploadedFile[];
  readonly uploads: ReturnType<typeof useUploads>;
  readonly error: string | undefined;
  readonly onRemove: (file: UploadedFile) => void;
}

const OFFERED = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', '.docx', '.pptx', '.xlsx'];

/** About the file itself: another try would end the same way. */
const isFinal = ({ failure }: Sending) =>
  failure instanceof ApiError && /^(file\.|input\.too-large)/.test(failure.code);

/** Files and photos, several at once, each with how far it has come. */
export function WorkFilesField({ ref, files, uploads, error, onRemove }: WorkFilesFieldProps) {
  const { t } = useTranslation(['homework', 'uploads']);
  const language = useLanguage();
  const uploadProblem = useUploadProblem();
  const [isTooMany, setTooMany] = useState(false);
  const most = sizeText(MAX_WORK, language);

  function choose(chosen: readonly File[]) {
    const hasRoom = isRoomForFiles(files.length + uploads.sending.length + chosen.length);
    setTooMany(!hasRoom);
    if (hasRoom) uploads.add(chosen);
  }

  const problemOf = ({ failure }: Sending) => {
    if (failure === null) return undefined;
    const code = failure instanceof ApiError ? failure.code : 'internal';
    if (code === 'input.too-large') return t('work.tooLarge', { most });
    return code === 'file.kind' ? t('work.kind') : uploadProblem(failure);
  };
  const noteOf = ({ isWaiting }: Sending, place: number) => {
    if (isWaiting) return t('uploads:waiting');
    return place > 0 ? t('uploads:waitsItsTurn') : undefined;
  };
  const onTheirWay = uploads.sending.filter(({ failure }) => failure === null);
  return (
    <div ref={ref} className="flex flex-col gap-3">
      <FileDrop
        label={t('work.files')}
        hint={t('work.filesHint', { most, count: MAX_FILES })}
        accept={OFFERED}
        isMultiple
        onFiles={choose}
        error={isTooMany ? t('work.tooMany', { count: MAX_FILES }) : error}
      />
      <CameraButton label={t('work.camera')} onFiles={choose} />
      {(files.length > 0 || uploads.sending.length > 0) && (
        <ul aria-label={t('files')} className="flex flex-col gap-2">
          {files.map(file => (
            <li key={file.id} className="flex items-center gap-3 rounded-card border border-line ps-4">
              <Icon drawing={fileIcon} className="size-5 text-teal" />
              <bdi className="min-w-0 grow truncate">{file.name}</bdi>
              <bdi className="text-sm text-ink-soft">{sizeText(file.size, language)}</bdi>
              <IconButton
                icon={trashIcon}
                label={t('work.remove', { name: file.name })}
                onPress={() => onRemove(file)}
              />
            </li>
          ))}
          {uploads.sending.map(one => (
            <li key={one.key}>
              <UploadLine
                name={one.file.name}
                percent={one.percent}
                note={noteOf(one, onTheirWay.indexOf(one))}
                problem={problemOf(one)}
                stopLabel={t('uploads:stop', { name: one.file.name })}
                onStop={() => uploads.stop(one)}
                retry={
                  isFinal(one)
                    ? null
                    : {
                        label: t('uploads:again'),
                        name: t('uploads:againWith', { name: one.file.name }),
                        onRetry: () => uploads.retry(one),
                      }
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
