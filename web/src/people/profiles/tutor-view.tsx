import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { moneyText } from '#platform/number-text.ts';
import { Card } from '#ui/card.tsx';
import { MeetingLink } from './meeting-link.tsx';
import { Entries, Part, SubjectBadges, Words } from './view-parts.tsx';

/** What a tutor says about her teaching, as others will read it. */
export function TutorView({ tutor }: { readonly tutor: NonNullable<Person['tutor']> }) {
  const { t } = useTranslation('profiles');
  const language = useLanguage();
  const { hourlyRate, currency, subjects, englishLevels, gender, meetingLink, bio } = tutor;
  const { experience, qualifications, availability } = tutor;
  return (
    <Card>
      <h2 className="text-lg leading-heading font-semibold">{t('teaching')}</h2>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <Part title={t('fields.hourlyRate')}>
          <bdi dir="ltr" className="tabular-nums">
            {moneyText(hourlyRate, currency, language)}
          </bdi>
        </Part>
        <Part title={t('fields.subjects')}>
          <SubjectBadges subjects={subjects} />
        </Part>
        <Part title={t('fields.englishLevels')}>
          <Entries entries={englishLevels.map(level => t(`englishLevels.${level}`))} />
        </Part>
        {gender && <Part title={t('fields.gender')}>{t(`genders.${gender}`)}</Part>}
        <Part title={t('fields.bio')}>
          <Words text={bio} />
        </Part>
        <Part title={t('fields.experience')}>
          <Words text={experience} />
        </Part>
        <Part title={t('fields.qualifications')}>
          <Entries entries={qualifications} />
        </Part>
        <Part title={t('fields.availability')}>
          <Entries entries={availability} />
        </Part>
        <Part title={t('fields.meetingLink')}>
          {meetingLink ? (
            <div className="flex flex-wrap items-center gap-3">
              <bdi dir="ltr" className="min-w-0 break-all">
                {meetingLink}
              </bdi>
              <MeetingLink link={meetingLink} />
            </div>
          ) : (
            t('none')
          )}
        </Part>
      </div>
    </Card>
  );
}
