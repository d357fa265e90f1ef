import type { TimeOff } from '@bayan/domain/time-off/time-off.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import type { Pages } from '#platform/api/use-pages.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { type PlannedTutor, whose } from '#teaching/availability/planned-tutor.ts';
import { Confirm } from '#ui/confirm.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { editIcon, trashIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { showToast } from '#ui/toast.tsx';
import { TimeOffDialog } from './time-off-dialog.tsx';
import { useTimeOffText } from './use-time-off-text.ts';

interface TimeOffListProps {
  readonly tutor: PlannedTutor;
  readonly pages: Pages<TimeOff>;
}

/** The latest first, each with the ways to change it and to take it back. */
export function TimeOffList({ tutor, pages }: TimeOffListProps) {
  const { t } = useTranslation('availability');
  const errorTexts = useErrorTexts();
  const daysOf = useTimeOffText(tutor.timezone);
  const remove = useChange('DELETE /api/time-off/{id}');
  const [asked, setAsked] = useState<TimeOff | null>(null);
  const [changed, setChanged] = useState<TimeOff | null>(null);
  if (pages.error && !pages.items) return <LoadFailure {...errorTexts(pages.error)} onRetry={pages.retry} />;
  const confirm = ({ id, version }: TimeOff) =>
    remove.mutate(
      { params: { id }, version },
      {
        onSuccess: () =>
          showToast({
            title: t('off.removed.title'),
            text: t(`off.removed.${whose(tutor)}`),
            tone: 'success',
          }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
        onSettled: () => setAsked(null),
      },
    );
  return (
    <>
      {pages.items?.length === 0 && (
        <p className="mt-4 text-sm text-ink-soft">{t(`off.none.${whose(tutor)}`)}</p>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {pages.items?.map(off => (
          <li
            key={off.id}
            className="flex items-center justify-between gap-3 rounded-card border border-line bg-paper p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold tabular-nums">{daysOf(off)}</p>
              <p className="text-sm text-ink-soft">{t(`off.kinds.${off.kind}`)}</p>
              {off.note && (
                <p className="mt-1 text-sm break-words">
                  <bdi>{off.note}</bdi>
                </p>
              )}
            </div>
            <div className="flex shrink-0 gap-1">
              <IconButton
                icon={editIcon}
                label={t('off.changeOne', { days: daysOf(off) })}
                onPress={() => setChanged(off)}
              />
              <IconButton
                icon={trashIcon}
                label={t('off.removeOne', { days: daysOf(off) })}
                onPress={() => setAsked(off)}
              />
            </div>
          </li>
        ))}
      </ul>
      {pages.hasMore && <MoreButton isPending={pages.isBringingMore} onMore={pages.bringMore} />}
      {changed && <TimeOffDialog tutor={tutor} off={changed} onClose={() => setChanged(null)} />}
      {asked && (
        <Confirm
          isOpen
          title={t('off.ask.title')}
          text={t(`off.ask.${whose(tutor)}`, { days: daysOf(asked) })}
          confirmLabel={t('off.ask.confirm')}
          isPending={remove.isPending}
          onConfirm={() => confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
