import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { uploadIcon } from './icons/room-icons.ts';
import { Progress } from './progress.tsx';

interface Upload {
  readonly name: string;
  /** From 0 to 100. */
  readonly percent: number;
}

interface FileDropProps {
  readonly label: string;
  readonly hint?: string;
  /** Media types or endings; an offer to the person, not a check. */
  readonly accept?: readonly string[];
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly uploads?: readonly Upload[];
  readonly error?: string | undefined;
}

/** Takes files by hand or by choosing, and shows how far each has come. */
export function FileDrop({
  label,
  hint,
  accept,
  isMultiple = false,
  onFiles,
  uploads = [],
  error,
}: FileDropProps) {
  const { t } = useTranslation();
  const take = (files: readonly File[]) =>
    files.length > 0 && onFiles(isMultiple ? files : files.slice(0, 1));
  return (
    <div className="flex flex-col gap-3">
      <DropZone
        aria-label={t('ui.upload')}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const dropped = items.filter(item => item.kind === 'file').map(item => item.getFile());
          take(await Promise.all(dropped));
        }}
        className="flex flex-col items-center gap-2 rounded-card border border-dashed border-control bg-sand px-5 py-7 text-center transition-colors duration-150 data-drop-target:border-teal data-drop-target:bg-teal-soft data-focus-visible:outline-2 data-focus-visible:outline-teal"
      >
        <Icon drawing={uploadIcon} className="size-6 text-teal" />
        <Text slot="label" className="font-semibold">
          {label}
        </Text>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        <FileTrigger
          allowsMultiple={isMultiple}
          {...(accept && { acceptedFileTypes: accept })}
          onSelect={files => take([...(files ?? [])])}
        >
          <Button className={`mt-2 ${buttonClass({ tone: 'secondary' })}`}>{t('ui.chooseFile')}</Button>
        </FileTrigger>
        {/* A finger drags nothing from elsewhere. */}
        <p className="hidden text-sm text-ink-soft sm:pointer-fine:block">{t('ui.dropFiles')}</p>
      </DropZone>
      {uploads.map(({ name, percent }) => (
        <div key={name} className="text-sm">
          <div className="flex justify-between gap-4">
            <bdi className="min-w-0 truncate">{name}</bdi>
            <bdi dir="ltr" className="text-ink-soft tabular-nums">{`${percent}%`}</bdi>
          </div>
          <Progress label={name} percent={percent} />
        </div>
      ))}
      <p aria-live="polite" className="text-sm font-medium whitespace-pre-line text-brick empty:-mt-3">
        {error}
      </p>
    </div>
  );
}
