import { CERTIFICATE_TYPES, MAX_CERTIFICATE } from '@bayan/domain/applications/certificate';
import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { newId } from '#platform/new-id.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { fileIcon, trashIcon } from '#ui/icons/room-icons.ts';
import type { Answer } from './answers.ts';
import { sendCertificate } from './application-requests.ts';
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

  /** Null where it did not arrive; why is said below the field. */
  async function sent(file: File): Promise<UploadedFile | null> {
    const { name } = file;
    if (file.size > MAX_CERTIFICATE) {
      setFailure(t('files.tooLarge', { name }));
      return null;
    }
    const onProgress = (percent: number) => setSending({ name, percent });
    onProgress(0);
    try {
      return await sendCertificate({ file, id: newId(), application: applicationId, onProgress });
    } catch (problem) {
      const { text } = refusalTexts(problem instanceof ApiError ? problem.code : 'internal');
      setFailure(t('files.failed', { name, reason: text }));
      return null;
    }
  }

  async function sendAll(chosen: readonly File[]) {
    setFailure(undefined);
    const kept = [...files];
    for (const file of chosen) {
      const arrived = await sent(file);
      if (arrived) kept.push(arrived);
      onAnswer([...kept]);
    }
    setSending(null);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {files.map(({ id, name }) => (
        <div key={id} className="flex items-center gap-3 rounded-card border border-line ps-4">
          <Icon drawing={fileIcon} className="size-5 text-teal" />
          <bdi className="min-w-0 grow truncate">{name}</bdi>
          <Button
            tone="quiet"
            aria-label={t('files.remove', { name })}
            onPress={() => onAnswer(files.filter(file => file.id !== id))}
          >
            <Icon drawing={trashIcon} />
          </Button>
        </div>
      ))}
      <FileDrop
        label={t('files.title')}
        {...(hint && { hint })}
        accept={CERTIFICATE_TYPES}
        isMultiple
        onFiles={chosen => void sendAll(chosen)}
        uploads={sending ? [sending] : []}
        error={failure ?? error}
      />
    </fieldset>
  );
}
