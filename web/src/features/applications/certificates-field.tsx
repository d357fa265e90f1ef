import {
  CERTIFICATE_TYPES,
  LARGEST_CERTIFICATE,
  type UploadedFile,
} from '@bayan/domain/applications/certificate';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Answer } from './answers.ts';
import { sendFile } from './application-requests.ts';
import { newId } from './new-id.ts';
import { useFormTexts } from './use-form-texts.ts';

interface CertificatesFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly applicationId: string;
  readonly answer: Answer | undefined;
  readonly onAnswer: (files: readonly UploadedFile[]) => void;
}

const filesIn = (answer: Answer | undefined): readonly UploadedFile[] =>
  Array.isArray(answer) ? answer.filter(part => typeof part === 'object') : [];

/** Files go to the academy as soon as they are chosen, one after the other, and stay with the form. */
export function CertificatesField({
  label,
  hint,
  error,
  applicationId,
  answer,
  onAnswer,
}: CertificatesFieldProps) {
  const { t } = useTranslation('apply');
  const { refusalTexts } = useFormTexts('tutor');
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [failure, setFailure] = useState<string>();
  const files = filesIn(answer);

  async function send(chosen: readonly File[]) {
    setFailure(undefined);
    const kept = [...files];
    for (const file of chosen) {
      const { name } = file;
      if (file.size > LARGEST_CERTIFICATE) {
        setFailure(t('files.tooLarge', { name }));
        continue;
      }
      try {
        const onProgress = (percent: number) => setSending({ name, percent });
        onProgress(0);
        kept.push(await sendFile({ file, id: newId(), application: applicationId, onProgress }));
        onAnswer([...kept]);
      } catch (problem) {
        const { text } = refusalTexts(problem instanceof ApiError ? problem.code : 'internal');
        setFailure(t('files.failed', { name, reason: text }));
      }
    }
    setSending(null);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {files.map(({ id, name }) => (
        <div key={id} className="flex items-center gap-3 rounded-card border border-line ps-4">
          <Icon name="file" className="size-5 text-teal" />
          <bdi className="min-w-0 grow truncate">{name}</bdi>
          <Button
            tone="quiet"
            aria-label={t('files.remove', { name })}
            onPress={() => onAnswer(files.filter(file => file.id !== id))}
          >
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      <div>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={CERTIFICATE_TYPES}
          onSelect={chosen => void send([...(chosen ?? [])])}
        >
          <Button tone="secondary" isPending={sending !== null}>
            <Icon name="upload" />
            {t('files.choose')}
          </Button>
        </FileTrigger>
      </div>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <p role="status" className="text-sm empty:hidden">
        {sending && t('files.sending', sending)}
      </p>
      <p role="alert" className="text-sm font-medium text-brick empty:hidden">
        {failure ?? error}
      </p>
    </fieldset>
  );
}
