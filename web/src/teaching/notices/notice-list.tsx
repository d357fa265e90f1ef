import type { Notice } from '@bayan/domain/notices/notices.contract';
import type { Role } from '@bayan/domain/roles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '#platform/day-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { bellIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useNotices, useReadNotices } from './use-notices.ts';

interface NoticeListProps {
  readonly role: Role;
}

/** What one was told of, by the day it was told, newest first (R683). */
export function NoticeList({ role }: NoticeListProps) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const pages = useNotices();
  const reading = useReadNotices();
  const side = role === 'student' ? 'student' : 'tutor';
  const [newest] = pages.items ?? [];
  const isAnyNew = pages.items?.some(({ isRead, isOutdated }) => !isRead && !isOutdated);
  const timezone = useViewerTimezone();
  const dayOf = ({ createdAt }: Notice) => dayText(new Date(createdAt), { language, timeZone: timezone });
  return (
    <div className="flex flex-col gap-4">
      {reading.error && (
        <Alert tone="danger" title={errorTexts(reading.error).title} isNews>
          {errorTexts(reading.error).text}
        </Alert>
      )}
      {newest && isAnyNew && (
        <div>
          <Button
            tone="secondary"
            isPending={reading.isPending}
            pendingLabel={t('reading')}
            onPress={() => !reading.isPending && reading.mutate({ body: { upTo: newest.id } })}
          >
            {t('readAll')}
          </Button>
        </div>
      )}
      <PagedList
        pages={pages}
        skeletonRows={5}
        empty={{ icon: bellIcon, title: t('empty.title'), text: t(`empty.${role}`) }}
      >
        {items =>
          Object.entries(Object.groupBy(items, dayOf)).map(([day, ofDay = []]) => (
            <Day key={day} day={day}>
              {ofDay.map(notice => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  side={side}
                  onFollow={() => !notice.isRead && reading.mutate({ body: { ids: [notice.id] } })}
                />
              ))}
            </Day>
          ))
        }
      </PagedList>
    </div>
  );
}

function Day({ day, children }: { readonly day: string; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-semibold">
        {day}
      </h2>
      <Card className="py-1!">
        <ul>{children}</ul>
      </Card>
    </section>
  );
}
