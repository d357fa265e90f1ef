import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';
import type { Holiday } from './holiday-form.ts';
import { useHolidayWords } from './use-holiday-words.ts';

interface RemoveHolidayProps {
  readonly holiday: Holiday;
  readonly onClose: () => void;
}

/** Asks before a holiday is removed: the server does not add it again (R541). */
export function RemoveHoliday({ holiday, onClose }: RemoveHolidayProps) {
  const { t } = useTranslation('holidays');
  const errorTexts = useErrorTexts();
  const { nameOf, countryOf, daysOf } = useHolidayWords();
  const { mutate, isPending } = useChange('DELETE /api/holidays/{id}');
  const about = `${nameOf(holiday)} · ${countryOf(holiday.country)} · ${daysOf(holiday)}`;
  const remove = () =>
    mutate(
      { params: { id: holiday.id }, version: holiday.version },
      {
        onSuccess: () =>
          showToast({ title: t('removed.title'), about, text: t('removed.text'), tone: 'success' }),
        onError: error => showToast({ ...errorTexts(error), about, tone: 'danger' }),
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      isOpen
      title={t('remove.title')}
      about={about}
      text={t(holiday.isEdited && holiday.key.startsWith('own-') ? 'remove.own' : 'remove.text')}
      confirmLabel={t('remove.confirm')}
      isDanger
      isPending={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
