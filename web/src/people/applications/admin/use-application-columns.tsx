import type { ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { Badge } from '#ui/badge.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { ListColumns } from '#ui/record-list/list-column.ts';
import { clockOf, useClockTexts } from './use-clock-texts.ts';
import { useNextStep } from './use-next-step.ts';

/** What the list of applications shows of each: nothing of a child (R381). */
export function useApplicationColumns(): ListColumns<ApplicationSummary> {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const now = useNow();
  const texts = useClockTexts();
  const nextStep = useNextStep();
  const none = <span className="text-ink-soft">{t('totals.none')}</span>;
  const label = (id: string) => ({ id, label: t(`list.columns.${id}` as 'list.columns.name') });
  return [
    { ...label('name'), cell: ({ name }) => <OwnWords>{name}</OwnWords> },
    {
      ...label('place'),
      cell: ({ place }) =>
        place ? (
          <span>
            <OwnWords>{place.city}</OwnWords>
            <span className="text-ink-soft before:mx-2 before:content-['·']">
              {texts.country(place.country)}
            </span>
          </span>
        ) : (
          none
        ),
    },
    {
      ...label('stage'),
      cell: ({ kind, stage, closedReason }) => (
        <Badge>
          {closedReason
            ? t('card.closed', { reason: t(`reasons.${closedReason}`) })
            : t(`stages.${kind}.${stage}`)}
        </Badge>
      ),
    },
    {
      ...label('promise'),
      cell: application => {
        const clock = clockOf(application, now);
        if (!clock) return null;
        return (
          <span className={clock.state === 'late' ? 'font-semibold text-brick' : ''}>
            {texts.left(clock)}
          </span>
        );
      },
    },
    {
      ...label('owner'),
      cell: ({ owner }) => (owner ? <bdi>{nameOf(owner, language)}</bdi> : t('owners.none')),
    },
    {
      ...label('arrived'),
      cell: ({ createdAt }) => <span className="tabular-nums">{texts.moment(createdAt)}</span>,
    },
    { ...label('next'), isExtra: true, cell: application => nextStep(application, now) },
    {
      ...label('reference'),
      isExtra: true,
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
    },
    {
      ...label('email'),
      isExtra: true,
      cell: ({ email }) =>
        email && (
          <bdi dir="ltr" className="break-all">
            {email}
          </bdi>
        ),
    },
    { ...label('phone'), isExtra: true, cell: ({ phone }) => phone && <bdi dir="ltr">{phone}</bdi> },
  ];
}
