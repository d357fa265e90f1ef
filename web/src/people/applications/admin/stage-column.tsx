import type { ApplicationStage } from '@bayan/domain/applications/application-stage';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { ApplicationCard } from './application-card.tsx';
import { type ListedApplications, useApplications } from './use-applications.ts';
import { useCountText } from './use-count-text.ts';

export interface OpenRecord {
  /** The application whose record is open. */
  readonly open: string | null;
  readonly addressOf: (id: string) => string;
}

interface StageColumnProps extends ListedApplications, OpenRecord {
  readonly stage: ApplicationStage;
  readonly count: number | undefined;
}

/** The applications of one stage, read aloud as a list under the name of the stage. */
export function StageColumn({ kind, stage, owner, q = null, count, open, addressOf }: StageColumnProps) {
  const { t } = useTranslation('applications');
  const countText = useCountText();
  const id = useId();
  const pages = useApplications({ kind, stage, owner, q });
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-large bg-sand-deep/50 p-2">
      <h2 id={id} className="flex items-baseline gap-2 px-2 py-2 text-sm font-semibold">
        {t(`stages.${kind}.${stage}`)}
        <span className="font-normal text-ink-soft tabular-nums">{countText(count)}</span>
      </h2>
      {pages.items?.length === 0 && !pages.error ? (
        <p className="px-2 pb-2 text-sm text-ink-soft">{t('empty.title')}</p>
      ) : (
        <PagedList
          pages={pages}
          skeletonRows={3}
          empty={{ icon: libraryIcon, title: t('empty.title'), text: t('empty.text') }}
        >
          {applications => (
            <ul className="flex flex-col gap-2">
              {applications.map(application => (
                <li key={application.id}>
                  <ApplicationCard
                    application={application}
                    isOpen={open === application.id}
                    to={addressOf(application.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </section>
  );
}
