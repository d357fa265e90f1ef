import type { SeriesGap } from '@bayan/domain/session-series/series-gaps.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';
import type { SeriesViewer } from './series-viewer.ts';
import { useGapNames } from './use-gap-names.ts';

interface LeaveGapOutProps {
  readonly gap: SeriesGap;
  readonly viewer: SeriesViewer;
  readonly onClose: () => void;
}

/** That the day stays without a session. Nobody was told of one, so that nobody is told that it is off. */
export function LeaveGapOut({ gap, viewer, onClose }: LeaveGapOutProps) {
  const { t } = useTranslation('session-series');
  const errorTexts = useErrorTexts();
  const { about, day, student } = useGapNames(gap, viewer);
  const { mutate, isPending } = useChange('POST /api/session-series/{id}/gaps/{day}');
  const confirm = () =>
    mutate(
      { params: { id: gap.id, day: gap.day }, version: gap.version, body: { place: null } },
      {
        onSuccess: () => showToast({ title: t('gaps.leaveOut.done'), about, text: day, tone: 'success' }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      isOpen
      title={t('gaps.leaveOut.title')}
      about={about}
      text={t('gaps.leaveOut.text', { day, name: student })}
      confirmLabel={t('gaps.leaveOut.confirm')}
      isPending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
