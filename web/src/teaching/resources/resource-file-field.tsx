import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { largestFile } from '@bayan/domain/files/resource-file';
import type { FiledType } from '@bayan/domain/files/resource-type';
import { useTranslation } from 'react-i18next';
import { useUploadProblem } from '#academy/files/use-upload-problem.ts';
import { useUploads } from '#academy/files/use-uploads.ts';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { sizeText } from '#platform/size-text.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { fileIcon, trashIcon } from '#ui/icons/room-icons.ts';

interface ResourceFileFieldProps {
  readonly type: FiledType;
  readonly file: UploadedFile | null;
  readonly error: string | undefined;
  readonly onFile: (file: UploadedFile | null) => void;
}

/** The same file for another resource is another upload: what was added is forgotten. */
const PURPOSE = 'resource';

const OFFERED = {
  video: ['video/mp4', 'video/webm'],
  others: ['application/pdf', 'image/jpeg', 'image/png', '.docx', '.pptx', '.xlsx'],
};

/** One file, sent while the rest is being filled in. */
export function ResourceFileField({ type, file, error, onFile }: ResourceFileFieldProps) {
  const { t } = useTranslation(['resources', 'uploads']);
  const language = useLanguage();
  const uploadProblem = useUploadProblem();
  const { sending, add, stop } = useUploads({ use: type, purpose: PURPOSE, onArrived: onFile });
  const [chosen] = sending;
  const isOnItsWay = chosen !== undefined && chosen.failure === null;
  const most = sizeText(largestFile(type), language);
  const problemOf = (failure: unknown) =>
    failure instanceof ApiError && failure.code === 'input.too-large'
      ? t('file.tooLarge', { most })
      : uploadProblem(failure);
  const said = chosen?.failure ? problemOf(chosen.failure) : error;
  const waiting = chosen?.isWaiting ? t('uploads:waiting') : said;
  const problem = isOnItsWay && error ? t('file.onItsWay') : waiting;

  /** Another choice takes the place of the one before. */
  function choose([file]: readonly File[]) {
    for (const one of sending) stop(one);
    if (file) add([file]);
  }

  if (file)
    return (
      <div className="flex items-center gap-3 rounded-card border border-line ps-4">
        <Icon drawing={fileIcon} className="size-5 text-teal" />
        <bdi className="min-w-0 grow truncate">{file.name}</bdi>
        <bdi className="text-sm text-ink-soft">{sizeText(file.size, language)}</bdi>
        <Button
          tone="quiet"
          aria-label={t('file.takeBack', { name: file.name })}
          onPress={() => onFile(null)}
        >
          <Icon drawing={trashIcon} />
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        label={t('file.label')}
        hint={t(type === 'video' ? 'file.hintVideo' : 'file.hint', { most })}
        accept={type === 'video' ? OFFERED.video : OFFERED.others}
        onFiles={choose}
        uploads={isOnItsWay ? [{ name: chosen.file.name, percent: chosen.percent }] : []}
        error={problem}
      />
      {isOnItsWay && (
        <div>
          <Button tone="secondary" onPress={() => stop(chosen)}>
            {t('file.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
