import { CERTIFICATE_TYPES, MAX_CERTIFICATE } from '@bayan/domain/applications/certificate';
import type { ErrorCode } from '@bayan/domain/errors';
import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { newId } from '#platform/new-id.ts';
import { sizeText } from '#platform/size-text.ts';
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

/** What is certain to be refused is not sent. What a file really holds, the server finds out. */
function refusedAtOnce({ size, type }: File): ErrorCode | null {
  if (size === 0) return 'application.file-empty';
  if (size > MAX_CERTIFICATE) return 'input.too-large';
  return type === '' || CERTIFICATE_TYPES.some(taken => taken === type) ? null : 'application.file-kind';
}

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
  const [failures, setFailures] = useState<readonly string[]>([]);
  const most = sizeText(MAX_CERTIFICATE, useLanguage());
  const files = filesIn(answer);

  /** Which file was refused, as what (R745), and what to do. */
  function refuse(name: string, code: ErrorCode): null {
    const { text: reason } = refusalTexts(code);
    const told = () => {
      switch (code) {
        case 'application.file-empty':
          return t('files.empty', { name, reason });
        case 'application.file-kind':
          return t('files.kind', { name, reason });
        case 'input.too-large':
          return t('files.tooLarge', { name, most });
        default:
          return t('files.failed', { name, reason });
      }
    };
    setFailures(before => [...before, told()]);
    return null;
  }

  /** Null where it did not arrive; why is said below the field. */
  async function sent(file: File): Promise<UploadedFile | null> {
    const { name } = file;
    const refused = refusedAtOnce(file);
    if (refused) return refuse(name, refused);
    const onProgress = (percent: number) => setSending({ name, percent });
    onProgress(0);
    try {
      return await sendCertificate({ file, id: newId(), application: applicationId, onProgress });
    } catch (problem) {
      return refuse(name, problem instanceof ApiError ? problem.code : 'internal');
    }
  }

  async function sendAll(chosen: readonly File[]) {
    setFailures([]);
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
        error={failures.length > 0 ? failures.join('\n') : error}
      />
    </fieldset>
  );
}
