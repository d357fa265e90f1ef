import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';

interface KeepCalendarAddressProps {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** Whoever shuts others out shuts out who reads their calendar, unless they say otherwise (R626). */
export function KeepCalendarAddress({ isKept, onChange }: KeepCalendarAddressProps) {
  const { t } = useTranslation('security');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">{t('calendarAddress.note')}</p>
      <Checkbox name="keep-calendar-address" isSelected={isKept} onChange={onChange}>
        {t('calendarAddress.keep')}
      </Checkbox>
    </div>
  );
}
