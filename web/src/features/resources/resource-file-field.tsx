import type { UploadedFile } from '@bayan/domain/files/file';
import { largestFile } from '@bayan/domain/resources/resource-file';
import type { FiledType } from '@bayan/domain/resources/resource-type';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n.ts';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fileIcon, trashIcon } from '../../ui/icons/room-icons.ts';
import { sizeText } from './size-text.ts';
import { useSendFile } from './use-send-file.ts';

interface ResourceFileFieldProps {
  readonly type: FiledType;
  readonly file: UploadedFile | null;
  readonly error: string | undefined;
  readonly onFile: (file: UploadedFile | null) => void;
}

const OFFERED = {
  video: ['video/mp4', 'video/webm'],
  others: ['application/pdf', 'image/jpeg', 'image/png', '.docx', '.pptx', '.xlsx'],
};

/** One file, sent while the rest is being filled in. */
export function ResourceFileField({ type, file, error, onFile }: ResourceFileFieldProps) {
  const { t } = useTranslation('resources');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { sending, failure, send, stop } = useSendFile(onFile);
  const most = sizeText(largestFile(type), language);
  const said = failure ? errorTexts(failure).text : error;
  const problem = sending && error ? t('file.onItsWay') : said;
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
        onFiles={([chosen]) => chosen && void send(chosen, type)}
        uploads={sending ? [sending] : []}
        error={problem}
      />
      {sending && (
        <div>
          <Button tone="secondary" onPress={stop}>
            {t('file.stop')}
          </Button>
        </div>
      )}
    </div>
  );
}
