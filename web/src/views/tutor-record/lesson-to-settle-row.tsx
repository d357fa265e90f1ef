import type { LessonToSettle } from '@bayan/domain/departures/departures.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Select } from '#ui/select.tsx';

interface LessonToSettleRowProps {
  readonly lesson: LessonToSettle;
  readonly choice: string | null;
  readonly error: string | undefined;
  readonly onChoose: (choice: string) => void;
}

/** A lesson whose tutor leaves, and what becomes of it. */
export function LessonToSettleRow({ lesson, choice, error, onChoose }: LessonToSettleRowProps) {
  const { t } = useTranslation(['tutor-record', 'names']);
  const language = useLanguage();
  const { id, student, subject, timezone, tutors } = lesson;
  const name = nameOf(student, language);
  return (
    <div className="grid gap-3 text-sm sm:grid-cols-2">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{name}</bdi>
          <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
            {t(`names:subjects.${subject}`)}
          </span>
        </p>
        <SessionClocks session={lesson} familyTimezone={timezone} />
        {tutors.length === 0 && <p className="mt-1">{t('leave.nobody')}</p>}
      </div>
      <Select
        name={id}
        label={t('leave.becomes', { name })}
        value={choice}
        options={[
          ...tutors.map(tutor => ({ id: tutor.id, label: nameOf(tutor, language) })),
          { id: 'cancel', label: t('leave.cancel') },
        ]}
        error={error}
        onChange={onChoose}
        isRequired
      />
    </div>
  );
}
