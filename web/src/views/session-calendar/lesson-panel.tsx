import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/icons/site-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { useMediaQuery } from '#ui/media-query.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Mover } from './use-mover.ts';

interface LessonPanelProps {
  readonly lessonId: string;
  readonly mover: Mover;
  readonly onClose: () => void;
  readonly children: (session: Session) => ReactNode;
}

/** Where the week leaves no room beside it, the lesson lies over it, from the bottom of a phone. */
const useHasRoomBeside = (): boolean => useMediaQuery('(min-width: 1280px)');

/** The chosen lesson, beside the calendar or over it. */
export function LessonPanel({ lessonId, mover, onClose, children }: LessonPanelProps) {
  const { t } = useTranslation('session-calendar');
  const errorTexts = useErrorTexts();
  const isBeside = useHasRoomBeside();
  const {
    data: session,
    error,
    refetch,
  } = useEndpoint('GET /api/sessions/{id}', { params: { id: lessonId } });
  const language = useLanguage();
  const title = session ? nameOf(session.student, language) : t('panel.title');
  const content = (
    <>
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!session && !error && <Skeleton rows={4} />}
      {session && children(session)}
    </>
  );
  // While it is carried over the grid nothing may lie on it.
  if (!isBeside)
    return mover.carriedBy ? null : (
      <Dialog
        title={title}
        isOpen
        isDismissable
        asksToLeave={false}
        onOpenChange={isOpen => {
          if (isOpen) return;
          mover.putBack();
          onClose();
        }}
      >
        {content}
      </Dialog>
    );
  return (
    <aside
      aria-label={t('panel.title')}
      className="w-80 shrink-0 rounded-large border border-line bg-paper p-5"
    >
      <div className="mb-3 flex items-start justify-between gap-2">
        <h2 className="text-lg leading-heading font-semibold">
          <bdi>{title}</bdi>
        </h2>
        <IconButton icon={closeIcon} label={t('panel.close')} onPress={onClose} />
      </div>
      {content}
    </aside>
  );
}
