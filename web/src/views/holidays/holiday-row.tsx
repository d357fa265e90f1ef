import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { editIcon, trashIcon } from '#ui/icons/room-icons.ts';
import type { Holiday } from './holiday-form.ts';
import { HolidayLessons } from './holiday-lessons.tsx';
import { useHolidayWords } from './use-holiday-words.ts';

interface HolidayRowProps {
  readonly holiday: Holiday;
  /** Whether the sessions that lie on it are listed. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A holiday with its names in both languages, and what can be done with it. */
export function HolidayRow({ holiday, isOpen, onToggle, onChange, onRemove }: HolidayRowProps) {
  const { t } = useTranslation('holidays');
  const language = useLanguage();
  const heading = useId();
  const { nameOf, countryOf, daysOf } = useHolidayWords();
  const name = nameOf(holiday);
  const named = { name, country: countryOf(holiday.country), days: daysOf(holiday) };
  return (
    <li aria-labelledby={heading} className="rounded-card border border-line bg-paper p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold">
            <bdi id={heading}>{name}</bdi>
            <span lang={language === 'ar' ? 'en' : 'ar'} className="ms-2 text-sm font-normal text-ink-soft">
              <bdi>{language === 'ar' ? holiday.name : holiday.nameAr}</bdi>
            </span>
          </h3>
          <p className="mt-1 text-sm text-ink-soft tabular-nums">
            {named.country}
            {' · '}
            {named.days}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge tone={holiday.isOff ? 'accent' : 'plain'}>{t(holiday.isOff ? 'off' : 'on')}</Badge>
            <Badge>{t(`certainties.${holiday.certainty}`)}</Badge>
            {holiday.isEdited && <Badge>{t('edited')}</Badge>}
          </div>
        </div>
        <div className="flex shrink-0 gap-1">
          <IconButton icon={editIcon} label={t('changeOne', named)} onPress={onChange} />
          <IconButton icon={trashIcon} label={t('removeOne', named)} onPress={onRemove} />
        </div>
      </div>
      <div className="mt-1">
        <Button tone="quiet" aria-expanded={isOpen} aria-describedby={heading} onPress={onToggle}>
          {t(isOpen ? 'lessons.hide' : 'lessons.show')}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-2">
          <HolidayLessons country={holiday.country} fromOn={holiday.fromOn} untilOn={holiday.untilOn} />
        </div>
      )}
    </li>
  );
}
