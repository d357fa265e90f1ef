import { rulesAt } from '@bayan/domain/lesson-rules/lesson-rules';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { usePages } from '#platform/api/use-pages.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { knownName } from '#platform/person-name.ts';
import { useSettings } from '#platform/settings.tsx';
import { useNow } from '#platform/use-now.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { RulesEditor, type RulesVersion } from './rules-editor.tsx';
import { RulesTable } from './rules-table.tsx';

/** The rules for moving and cancelling: new ones from a day on, and all there were (R978). */
export function LessonRulesPanel() {
  const { t } = useTranslation('lesson-rules');
  const today = wallClock(useNow(), useSettings().timezone).date;
  return (
    <PagedList
      pages={usePages('GET /api/lesson-rules', {})}
      skeletonRows={8}
      empty={{ icon: historyIcon, title: t('empty.title'), text: t('empty.text') }}
    >
      {versions => {
        const [latest, ...earlier] = versions;
        const inForce = rulesAt(today, versions);
        return (
          <div className="flex flex-col gap-6">
            {/* Newer rules are what the next ones begin with. */}
            {latest && <RulesEditor key={latest.id} versions={[latest, ...earlier]} />}
            <ul aria-label={t('versions.list')} className="flex flex-col gap-4">
              {versions.map((version, i) => (
                <li key={version.id}>
                  <Version
                    version={version}
                    before={versions[i + 1] ?? null}
                    state={versionStateOf(version, inForce)}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </PagedList>
  );
}

type VersionState = 'inForce' | 'toCome' | 'past';
const versionStateOf = (version: RulesVersion, inForce: RulesVersion | null): VersionState => {
  if (version.id === inForce?.id) return 'inForce';
  return inForce && version.validFrom < inForce.validFrom ? 'past' : 'toCome';
};

interface VersionProps {
  readonly version: RulesVersion;
  readonly before: RulesVersion | null;
  readonly state: VersionState;
}

function Version({ version, before, state }: VersionProps) {
  const { t } = useTranslation('lesson-rules');
  const language = useLanguage();
  const day = dateText(version.validFrom, language);
  return (
    <Card>
      <h2 className="flex flex-wrap items-center gap-2 font-semibold">
        {before ? t('versions.from', { day }) : t('versions.first')}
        <Badge tone={state === 'inForce' ? 'success' : 'quiet'}>{t(`versions.${state}`)}</Badge>
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        {version.by && <bdi>{knownName(version.by, language) ?? t('versions.nobody')}</bdi>}
        {version.by && ' · '}
        <time dateTime={version.at}>{dateText(version.at.slice(0, 10), language)}</time>
      </p>
      <RulesTable
        caption={before ? t('versions.changes', { day }) : t('versions.first')}
        before={before}
        rules={version}
      />
    </Card>
  );
}
