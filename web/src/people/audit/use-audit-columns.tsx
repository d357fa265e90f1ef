import type { AuditLine } from '@bayan/domain/audit/audit.contract';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#platform/address-filters.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import type { ListColumns } from '#ui/record-list/list-column.ts';
import type { AuditFilters } from './audit-filters.ts';
import { useActionText } from './use-action-text.ts';
import { useNounName } from './use-noun-name.ts';

interface AuditColumns {
  readonly filters: AuditFilters;
  readonly nameOfLine: (line: AuditLine) => string;
  readonly onShowChanges: (line: AuditLine) => void;
}

/** What the log tells of an entry; who, what and which record each lead to all entries of the same. */
export function useAuditColumns({
  filters,
  nameOfLine,
  onShowChanges,
}: AuditColumns): ListColumns<AuditLine> {
  const { t } = useTranslation('audit');
  return [
    { id: 'record', label: t('filters.noun'), cell: line => <RecordOf line={line} /> },
    { id: 'action', label: t('columns.action'), cell: line => <Action line={line} filters={filters} /> },
    { id: 'who', label: t('columns.who'), cell: line => <Actor line={line} filters={filters} /> },
    { id: 'when', label: t('columns.when'), cell: ({ at }) => <When at={at} /> },
    {
      id: 'changes',
      label: t('columns.changes'),
      cell: line => (
        <Button
          tone="quiet"
          aria-label={t('changes.of', { entry: nameOfLine(line) })}
          onPress={() => onShowChanges(line)}
        >
          {t('changes.title')}
        </Button>
      ),
    },
    {
      id: 'target',
      label: t('columns.target'),
      cell: ({ targetId }) => targetId && <bdi dir="ltr">{targetId}</bdi>,
      isExtra: true,
    },
  ];
}

const linkClass = 'text-teal underline-offset-4 hover:underline';

/** Enough of the id to tell two records of a kind apart; the whole of it is a column of its own. */
const ID_SHOWN = 8;

function RecordOf({ line: { noun, targetId } }: { readonly line: AuditLine }) {
  const nounName = useNounName();
  return (
    <span>
      {nounName(noun)}
      {targetId && (
        <bdi dir="ltr" className="ms-2 text-xs font-normal text-ink-soft">
          {targetId.slice(0, ID_SHOWN)}
        </bdi>
      )}
    </span>
  );
}

interface OfLine {
  readonly line: AuditLine;
  readonly filters: AuditFilters;
}

function Action({ line: { action }, filters }: OfLine) {
  const { t } = useTranslation('audit');
  const actionText = useActionText();
  return (
    <PageLink
      to={`?${queryOf({ ...filters, action })}`}
      aria-label={t('onlyAction', { action: actionText(action) })}
      className={linkClass}
    >
      {actionText(action)}
    </PageLink>
  );
}

function Actor({ line: { actor }, filters }: OfLine) {
  const { t } = useTranslation(['audit', 'dashboard']);
  const language = useLanguage();
  if (!actor) return <span className="text-ink-soft">{t('nobody')}</span>;
  const name = nameOf(actor, language);
  return (
    <span>
      <PageLink
        to={`?${queryOf({ ...filters, actor: actor.id })}`}
        aria-label={t('onlyPerson', { name })}
        className={`font-semibold ${linkClass}`}
      >
        <bdi>{name}</bdi>
      </PageLink>
      {actor.role && <span className="ms-2 text-ink-soft">{t(`dashboard:roles.${actor.role}`)}</span>}
    </span>
  );
}

function When({ at }: { readonly at: string }) {
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  const instant = new Date(at);
  return (
    <time dateTime={at}>
      {shortDayText(instant, clock)} {leftToRight(timeText(instant, clock))}
    </time>
  );
}
