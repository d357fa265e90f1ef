import type { Person } from '@bayan/domain/profiles/person';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n.ts';
import { moneyText } from '../../platform/number-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { MeetingLink } from './meeting-link.tsx';
import { useSubjectNames } from './use-subject-names.ts';

/** What a tutor says about her teaching, as others will read it. */
export function TutorView({ tutor }: { readonly tutor: NonNullable<Person['tutor']> }) {
  const { t } = useTranslation('profiles');
  const language = useLanguage();
  const names = useSubjectNames();
  const { hourlyRate, currency, subjects, meetingLink, bio, experience, qualifications, availability } =
    tutor;
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
          {subjects.length === 0 ? (
            t('none')
          ) : (
            <ul className="flex flex-wrap gap-2">
              {subjects.map(subject => (
                <li key={subject}>
                  <Badge>{names.shown(subject)}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Part>
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

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="min-w-0">
    <h3 className="mb-1 text-sm text-ink-soft">{title}</h3>
    {children}
  </section>
);

function Words({ text }: { readonly text: string }) {
  const { t } = useTranslation('profiles');
  return (
    <p dir={text ? 'auto' : undefined} className="max-w-prose break-words whitespace-pre-line">
      {text || t('none')}
    </p>
  );
}

function Entries({ entries }: { readonly entries: readonly string[] }) {
  const { t } = useTranslation('profiles');
  if (entries.length === 0) return t('none');
  return (
    <ul className="list-disc ps-5 marker:text-brass">
      {[...new Set(entries)].map(entry => (
        <li key={entry} className="break-words">
          <bdi>{entry}</bdi>
        </li>
      ))}
    </ul>
  );
}
