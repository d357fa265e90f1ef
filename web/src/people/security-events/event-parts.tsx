import type {
  SecurityEventKind,
  SecurityEventReason,
} from '@bayan/domain/security-events/security-event-kind';
import type { Activity } from '@bayan/domain/security-events/security-events.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';

/** What a row counts at most. */
const MAX_COUNTED = 100;

const isAttempt = (kind: SecurityEventKind) => /-failed$|-refused$|^locked-out$/.test(kind);
/** What nobody's own browser did. */
export const isWithoutBrowser = (reason: SecurityEventReason | null) =>
  reason === 'service' || reason === 'academy';
/** The sentence says it already. */
const SAID: readonly (SecurityEventReason | null)[] = [null, 'wrong-code'];

/** What happened, why, and how often. */
export function EventName({ event }: { readonly event: Activity }) {
  const { t } = useTranslation('security-events');
  const { kind, reason, count } = event;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">{t(`kinds.${kind}`)}</span>
      {count > 1 && (
        <Badge tone={isAttempt(kind) ? 'accent' : 'quiet'}>
          {t(count < MAX_COUNTED ? 'times' : 'manyTimes', { count })}
        </Badge>
      )}
      {reason !== null && !SAID.includes(reason) && (
        <span className="basis-full text-sm font-normal text-ink-soft">{t(`reasons.${reason}`)}</span>
      )}
    </span>
  );
}

/** When, by the reader's clock; of several, from the first to the last. */
export function EventTime({ event }: { readonly event: Activity }) {
  const { t } = useTranslation('security-events');
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  const [from, until] = [event.at, event.lastAt].map(instant => new Date(instant));
  if (!from || !until) return null;
  const [begin, end] = [timeText(from, clock), timeText(until, clock)];
  return (
    <time dateTime={event.at}>
      {shortDayText(from, clock)} {leftToRight(begin)}
      {end !== begin && <> {t('untilTime', { time: leftToRight(end) })}</>}
    </time>
  );
}

/** With what, and from which country. */
export function EventSource({ event }: { readonly event: Activity }) {
  const { t } = useTranslation('security-events');
  const language = useLanguage();
  const { browser, system, country, reason } = event;
  if (isWithoutBrowser(reason)) return null;
  const names = [browser, system].filter(name => name !== null);
  const place = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return (
    <span>
      <bdi dir={names.length > 0 ? 'ltr' : undefined}>
        {names.length > 0 ? names.join(' · ') : t('unknownBrowser')}
      </bdi>
      {place && <span className="ms-3">{place}</span>}
    </span>
  );
}
