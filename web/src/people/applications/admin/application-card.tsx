import type { ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { PROMISED_HOURS } from '@bayan/domain/applications/promise-clock';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowIcon } from '#ui/icons/site-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PromiseBar } from './promise-bar.tsx';
import { clockOf, useClockTexts } from './use-clock-texts.ts';
import { useNextStep } from './use-next-step.ts';

const HOUR_MS = 3_600_000;
const clockTones = { early: '', soon: 'text-brass-text', late: 'text-brick' };

interface ApplicationCardProps {
  readonly application: ApplicationSummary;
  readonly isOpen: boolean;
  readonly to: string;
}

/** The applicant, what is left of the promise, the next step and the owner. Nothing of the child (R381). */
export function ApplicationCard({ application, isOpen, to }: ApplicationCardProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const now = useNow();
  const texts = useClockTexts();
  const next = useNextStep()(application, now);
  const clock = clockOf(application, now);
  const { name, place, kind, matchedAt, createdAt, closedReason, owner } = application;
  const ring = isOpen
    ? 'border-teal ring-1 ring-teal'
    : clock?.state === 'late'
      ? 'border-brick'
      : 'border-line';
  return (
    <article className={`relative rounded-card border bg-paper p-3 text-sm ${ring}`}>
      <h3 className="font-semibold">
        <PageLink
          to={to}
          aria-label={t('card.open', { name })}
          aria-current={isOpen ? 'true' : undefined}
          className="after:absolute after:inset-0 after:rounded-card"
        >
          <OwnWords>{name}</OwnWords>
        </PageLink>
      </h3>
      <p className="text-ink-soft">
        {place && (
          <>
            <OwnWords>{place.city}</OwnWords>
            {' · '}
          </>
        )}
        {t(`card.language.${application.language}`)}
      </p>
      {clock && (
        <div className="mt-2">
          <p className={`flex justify-between gap-2 ${clockTones[clock.state]}`}>
            <span className="font-semibold">{texts.left(clock)}</span>
            <span className="text-ink-soft">
              {t('clock.of', { hours: texts.hours(PROMISED_HOURS.until) })}
            </span>
          </p>
          <PromiseBar clock={clock} />
        </div>
      )}
      {kind === 'student' && matchedAt !== null && closedReason === null && (
        <p className="mt-2 text-teal">
          {t('card.matchedIn', {
            hours: texts.hours((Date.parse(matchedAt) - Date.parse(createdAt)) / HOUR_MS),
          })}
        </p>
      )}
      {closedReason && <p className="mt-2">{t('card.closed', { reason: t(`reasons.${closedReason}`) })}</p>}
      {next && (
        <p className="mt-2 flex items-start gap-2">
          <Icon drawing={arrowIcon} className="mt-0.5 size-4 shrink-0 text-teal rtl:-scale-x-100" />
          {next}
        </p>
      )}
      <p className="mt-2 flex items-center justify-between gap-2 border-t border-line pt-2">
        {owner ? (
          <>
            <bdi className="min-w-0 truncate text-ink-soft">{nameOf(owner, language)}</bdi>
            <Avatar name={nameOf(owner, language)} size="small" />
          </>
        ) : (
          <span className="font-semibold text-brick">{t('owners.none')}</span>
        )}
      </p>
    </article>
  );
}
