import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useOneByOne } from '#platform/use-one-by-one.ts';
import { isToClose } from '#teaching/sessions/is-to-close.ts';
import { useLessonLine } from '#teaching/sessions/use-lesson-line.ts';
import { BulkDialog } from '#ui/bulk-dialog.tsx';
import { showToast } from '#ui/toast.tsx';

interface CloseLateDialogProps {
  readonly sessions: readonly Session[];
  readonly onClose: () => void;
}

/** Says which lessons count as taught, completes them one by one, and offers to take it back (R968). */
export function CloseLateDialog({ sessions, onClose }: CloseLateDialogProps) {
  const { t } = useTranslation(['session-calendar', 'sessions']);
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const now = useNow();
  const { mutateAsync } = useChange('POST /api/sessions/{id}/status');
  const { mutateAsync: undo } = useChange('POST /api/sessions/{id}/undo');
  const { left, done, isPending, refused, run } = useOneByOne(
    sessions.filter(session => isToClose(session, now) && !session.tutorLeftAt),
    ({ id, version }) => mutateAsync({ params: { id }, body: { status: 'completed' }, version }),
  );
  const others = sessions.length - left.length - done.size;

  async function complete() {
    const { changed, isWhole } = await run();
    if (changed.length > 0)
      showToast({
        title: t('close.done', { count: changed.length }),
        text: t('sessions:changed.completed.text'),
        tone: 'success',
        action: {
          label: t('sessions:undo.button'),
          forMs: UNDO_OFFERED_MS,
          onPress: () => void takeBack(changed.map(({ answer }) => answer)),
        },
      });
    if (isWhole) onClose();
  }

  async function takeBack(completed: readonly Session[]) {
    for (const { id, version } of completed)
      await undo({ params: { id }, body: { of: version } }).catch((error: Error) =>
        showToast({ ...errorTexts(error), tone: 'danger' }),
      );
  }

  return (
    <BulkDialog
      title={t('close.title', { count: left.length })}
      cancelLabel={t('close.cancel')}
      confirmLabel={t('close.confirm')}
      isPending={isPending}
      isEmpty={left.length === 0}
      refused={refused && { name: lessonLine(refused.item), ...errorTexts(refused.error) }}
      onConfirm={() => void complete()}
      onClose={onClose}
    >
      {left.length === 0 ? (
        <p>{t('close.nobody')}</p>
      ) : (
        <>
          <ul className="list-disc ps-5">
            {left.map(session => (
              <li key={session.id}>{lessonLine(session)}</li>
            ))}
          </ul>
          <p>{t('close.what')}</p>
        </>
      )}
      {others > 0 && <p className="text-sm text-ink-soft">{t('close.left', { count: others })}</p>}
    </BulkDialog>
  );
}
