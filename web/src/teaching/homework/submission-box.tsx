import type { Homework } from '@bayan/domain/homework/homework.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { sizeText } from '#platform/size-text.ts';
import { Icon } from '#ui/icon.tsx';
import { externalIcon, fileIcon } from '#ui/icons/room-icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useOpenWork } from './use-work-link.ts';

interface SubmissionBoxProps {
  readonly homework: Homework;
  /** What the box is called. */
  readonly title: string;
  /** What was said about it. */
  readonly children?: ReactNode;
}

const lineClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 text-start text-teal underline underline-offset-4';

/** What was handed in: the link and the files, each to be opened by student and tutor. */
export function SubmissionBox({ homework, title, children }: SubmissionBoxProps) {
  const { t } = useTranslation(['homework', 'translation']);
  const language = useLanguage();
  const open = useOpenWork(homework.id);
  const { submission } = homework;
  if (!submission) return null;
  const { url, files } = submission;
  return (
    <div className="mt-4 rounded-card bg-sand p-4 text-sm">
      <p className="font-semibold">{title}</p>
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer" className={lineClass}>
          <Icon drawing={externalIcon} />
          <bdi dir="ltr" className="min-w-0 break-all">
            {url}
          </bdi>
          <VisuallyHidden>{t('translation:ui.newTab')}</VisuallyHidden>
        </a>
      )}
      {files.length > 0 && (
        <ul aria-label={t('files')}>
          {files.map(file => (
            <li key={file.id}>
              <button
                type="button"
                aria-busy={open.isPending}
                onClick={() => open.mutate(file)}
                className={lineClass}
              >
                <Icon drawing={fileIcon} />
                <bdi className="min-w-0 break-words">{file.name}</bdi>
                <bdi className="ms-auto shrink-0 text-ink-soft">{sizeText(file.size, language)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {children && <div className="mt-3 border-t border-line pt-3">{children}</div>}
    </div>
  );
}
