import type { StudentFile } from '@bayan/domain/student-record/student-record.contract';
import { useTranslation } from 'react-i18next';
import { usePages } from '#platform/api/use-pages.ts';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { sizeText } from '#platform/size-text.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { useOpenWork } from '#teaching/homework/use-work-link.ts';
import { Icon } from '#ui/icon.tsx';
import { fileIcon } from '#ui/icons/room-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { PagedList } from '#ui/paged-list.tsx';

/** All files of a student's work, newest first. Each opens as in the homework, and each look is recorded (R157). */
export function StudentFiles({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('student-record');
  const pages = usePages('GET /api/students/{id}/files', { params: { id: studentId } });
  return (
    <>
      <h2 className="sr-only">{t('tabs.files')}</h2>
      <p className="mb-4 text-sm text-ink-soft">{t('files.recorded')}</p>
      <PagedList
        pages={pages}
        skeletonRows={4}
        empty={{ icon: fileIcon, title: t('files.none'), text: t('files.noneText') }}
      >
        {files => (
          <ul
            aria-label={t('tabs.files')}
            className="divide-y divide-line rounded-large border border-line bg-paper px-5"
          >
            {files.map(file => (
              <li key={file.id}>
                <FileRow file={file} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function FileRow({ file }: { readonly file: StudentFile }) {
  const { t } = useTranslation(['student-record', 'names']);
  const language = useLanguage();
  const clock = { language, timeZone: useViewerTimezone() };
  const { homework } = file;
  const open = useOpenWork(homework.id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 py-2 text-sm">
      <div className="min-w-0">
        <button
          type="button"
          aria-busy={open.isPending}
          onClick={() => open.mutate(file)}
          className="flex min-h-11 cursor-pointer items-center gap-3 text-start font-semibold text-teal underline underline-offset-4"
        >
          <Icon drawing={fileIcon} />
          <bdi className="min-w-0 break-words">{file.name}</bdi>
        </button>
        <p className="pb-2 text-ink-soft">
          {t(`names:subjects.${homework.subject}`)}
          <span className="before:mx-2 before:content-['·']">
            <OwnWords>{homework.title}</OwnWords>
          </span>
        </p>
      </div>
      <p className="flex gap-4 text-ink-soft">
        <bdi>{sizeText(file.size, language)}</bdi>
        <time dateTime={file.sentAt}>{shortDayText(new Date(file.sentAt), clock)}</time>
      </p>
    </div>
  );
}
