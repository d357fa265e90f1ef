import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { ENGLISH_LEVELS } from '@bayan/domain/profiles/english-levels';
import { PROFILE_LIMITS } from '@bayan/domain/profiles/profiles.limits';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MeetingLink } from './meeting-link.tsx';
import type { TutorField, TutorTexts } from './profile-form.ts';

const WRITINGS = [
  ['bio', 5],
  ['experience', 5],
  ['qualifications', 4],
  ['availability', 4],
] as const;

interface TutorFieldsProps {
  readonly texts: TutorTexts;
  readonly currency: string;
  readonly errorOf: (field: TutorField) => string | undefined;
  readonly onFill: (change: Partial<TutorTexts>) => void;
}

export function TutorFields({ texts, currency, errorOf, onFill }: TutorFieldsProps) {
  const { t } = useTranslation('profiles');
  const field = (name: TutorField) => ({ name, label: t(`fields.${name}`), error: errorOf(name) });
  const isLink = URL.canParse(texts.meetingLink) && new URL(texts.meetingLink).protocol === 'https:';
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...field('hourlyRate')}
        isRequired
        dir="ltr"
        inputMode="decimal"
        hint={t('hints.hourlyRate', { currency })}
        value={texts.hourlyRate}
        onChange={hourlyRate => onFill({ hourlyRate })}
        maxLength={PROFILE_LIMITS.rate}
      />
      <TextField
        {...field('subjects')}
        hint={t('hints.subjects')}
        value={texts.subjects}
        onChange={subjects => onFill({ subjects })}
        maxLength={PROFILE_LIMITS.text}
      />
      <div className="sm:col-span-2">
        <CheckboxGroup
          {...field('englishLevels')}
          hint={t('hints.englishLevels')}
          options={ENGLISH_LEVELS.map(id => ({ id, label: t(`englishLevels.${id}`) }))}
          value={texts.englishLevels ?? []}
          onChange={englishLevels => onFill({ englishLevels })}
        />
      </div>
      {WRITINGS.map(([name, rows]) => (
        <TextArea
          key={name}
          {...field(name)}
          rows={rows}
          hint={t(`hints.${name}`)}
          value={texts[name]}
          onChange={text => onFill({ [name]: text })}
          maxLength={PROFILE_LIMITS.text}
        />
      ))}
      <div className="flex flex-col gap-3 sm:col-span-2">
        <TextField
          {...field('meetingLink')}
          type="url"
          dir="ltr"
          hint={t('hints.meetingLink')}
          value={texts.meetingLink}
          onChange={meetingLink => onFill({ meetingLink })}
          maxLength={FIELD_LIMITS.link}
        />
        {isLink && (
          <div>
            <MeetingLink link={texts.meetingLink} />
          </div>
        )}
      </div>
    </div>
  );
}
