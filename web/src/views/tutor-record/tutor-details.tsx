import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useTranslation } from 'react-i18next';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { Fact } from '#ui/fact.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PartCard } from '#ui/part-card.tsx';

/** What she teaches, for how much, and how to reach her. */
export function TutorDetails({ profile, tutor }: Pick<WholeTutor, 'profile' | 'tutor'>) {
  const { t } = useTranslation(['tutor-record', 'names', 'profiles']);
  const language = useLanguage();
  const city = useCity();
  const rate = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    style: 'currency',
    currency: tutor.currency,
  }).format(tutor.hourlyRate);
  return (
    <PartCard>
      <h2 className="mb-3 font-semibold">{t('details')}</h2>
      <dl className="grid gap-4 text-sm sm:grid-cols-2">
        <Fact label={t('profiles:fields.subjects')}>
          {commaText(
            tutor.subjects.map(subject => t(`names:subjects.${subject}`)),
            language,
          ) || t('profiles:none')}
        </Fact>
        <Fact label={t('profiles:fields.englishLevels')}>
          {commaText(
            tutor.englishLevels.map(level => t(`profiles:englishLevels.${level}`)),
            language,
          ) || t('profiles:none')}
        </Fact>
        <Fact label={t('profiles:fields.gender')}>
          {tutor.gender ? t(`profiles:genders.${tutor.gender}`) : t('profiles:none')}
        </Fact>
        <Fact label={t('profiles:fields.hourlyRate')}>
          <bdi>{rate}</bdi>
        </Fact>
        <Fact label={t('profiles:fields.email')}>
          <bdi dir="ltr" className="break-all">
            {profile.email}
          </bdi>
        </Fact>
        <Fact label={t('profiles:fields.timezone')}>{city(profile.timezone)}</Fact>
        {tutor.qualifications.length > 0 && (
          <Fact label={t('profiles:fields.qualifications')}>
            {tutor.qualifications.map(entry => (
              <OwnWords key={entry} className="block">
                {entry}
              </OwnWords>
            ))}
          </Fact>
        )}
        {tutor.availability.length > 0 && (
          <Fact label={t('profiles:fields.availability')}>
            {tutor.availability.map(entry => (
              <OwnWords key={entry} className="block">
                {entry}
              </OwnWords>
            ))}
          </Fact>
        )}
      </dl>
    </PartCard>
  );
}
