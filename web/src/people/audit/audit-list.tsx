import type { AuditLine } from '@bayan/domain/audit/audit.contract';
import { useTranslation } from 'react-i18next';
import { isFiltered, queryOf } from '#platform/address-filters.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { AuditChanges } from './audit-changes.tsx';
import type { AuditFilters } from './audit-filters.ts';
import { useActionText } from './use-action-text.ts';
import { useNounName } from './use-noun-name.ts';

interface AuditListProps {
  readonly filters: AuditFilters;
}

const linkClass = 'font-semibold text-teal underline-offset-4 hover:underline';

/** Who changed what, newest first; each entry opens to what was there before and after (R807). */
export function AuditList({ filters }: AuditListProps) {
  const { t } = useTranslation('audit');
  const pages = usePages('GET /api/audit', {
    query: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)),
  });
  return (
    <PagedList
      pages={pages}
      skeletonRows={6}
      empty={{
        icon: historyIcon,
        title: t('empty.title'),
        text: t(isFiltered(filters) ? 'empty.filtered' : 'empty.text'),
      }}
    >
      {lines => (
        <ul
          aria-label={t('list')}
          className="divide-y divide-line rounded-large border border-line bg-paper px-5"
        >
          {lines.map(line => (
            <li key={line.id} className="py-4">
              <Entry line={line} filters={filters} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Entry({ line, filters }: AuditListProps & { readonly line: AuditLine }) {
  const { t } = useTranslation('audit');
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  const nounName = useNounName();
  const actionText = useActionText();
  const at = new Date(line.at);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-semibold">{nounName(line.noun)}</span>
          <PageLink
            to={`?${queryOf({ ...filters, action: line.action })}`}
            aria-label={t('onlyAction', { action: actionText(line.action) })}
            className="text-sm text-teal underline-offset-4 hover:underline"
          >
            {actionText(line.action)}
          </PageLink>
        </p>
        <time dateTime={line.at} className="text-sm text-ink-soft">
          {shortDayText(at, clock)} {leftToRight(timeText(at, clock))}
        </time>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Actor line={line} filters={filters} />
        {line.targetId && (
          <PageLink
            to={`?${queryOf({ ...filters, target: line.targetId })}`}
            aria-label={t('onlyRecord', { id: leftToRight(line.targetId) })}
            className="text-ink-soft underline-offset-4 hover:underline"
          >
            <bdi dir="ltr">{line.targetId}</bdi>
          </PageLink>
        )}
      </p>
      <details className="mt-2">
        <summary className="min-h-8 cursor-pointer py-1 text-sm font-semibold text-teal">
          {t('changes.title')}
        </summary>
        <div className="pt-2">
          <AuditChanges line={line} />
        </div>
      </details>
    </>
  );
}

/** Who did it, and a way to see only what they did. */
function Actor({ line: { actor }, filters }: AuditListProps & { readonly line: AuditLine }) {
  const { t } = useTranslation(['audit', 'dashboard']);
  const language = useLanguage();
  if (!actor) return <span className="text-ink-soft">{t('nobody')}</span>;
  const name = nameOf(actor, language);
  return (
    <span>
      <PageLink
        to={`?${queryOf({ ...filters, actor: actor.id })}`}
        aria-label={t('onlyPerson', { name })}
        className={linkClass}
      >
        <bdi>{name}</bdi>
      </PageLink>
      {actor.role && <span className="ms-2 text-ink-soft">{t(`dashboard:roles.${actor.role}`)}</span>}
    </span>
  );
}
