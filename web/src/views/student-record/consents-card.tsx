import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { CONSENT_PURPOSES } from '@bayan/domain/student-record/student-record-figures';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Icon } from '#ui/icon.tsx';
import { checkCircleIcon, minusIcon } from '#ui/icons/room-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { RecordCard } from './record-card.tsx';

/** What each of the family has agreed to, and to which text (R281). */
export function ConsentsCard({ consents }: Pick<WholeStudent, 'consents'>) {
  const { t } = useTranslation('student-record');
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  return (
    <RecordCard
      title={t('consents.title')}
      aside={
        <PageLink
          to={paths.privacy}
          className="text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          {t('consents.texts')}
        </PageLink>
      }
    >
      <ul className="divide-y divide-line text-sm">
        {CONSENT_PURPOSES.flatMap(purpose => {
          const given = consents.filter(consent => consent.purpose === purpose);
          if (given.length === 0)
            return [
              <li key={purpose} className="flex items-center gap-3 py-2.5">
                <Icon drawing={minusIcon} className="size-4.5 text-ink-soft" />
                <span className="grow">{t(`consents.${purpose}`)}</span>
                <span className="text-ink-soft">{t('consents.none')}</span>
              </li>,
            ];
          return given.map(({ guardian, textVersion, givenAt }) => (
            <li key={`${purpose} ${guardian}`} className="flex items-center gap-3 py-2.5">
              <Icon drawing={checkCircleIcon} className="size-4.5 text-palm" />
              <span className="min-w-0 grow">
                {t(`consents.${purpose}`)}
                <span className="text-ink-soft before:mx-2 before:content-['·']">
                  <bdi>{guardian}</bdi>
                </span>
                <span className="block text-ink-soft">{t('consents.version', { version: textVersion })}</span>
              </span>
              <span className="text-ink-soft">{shortDayText(new Date(givenAt), clock)}</span>
            </li>
          ));
        })}
      </ul>
    </RecordCard>
  );
}
