import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { EventName, EventSource, EventTime } from './event-parts.tsx';
import { useActivity } from './use-activity.ts';

interface ActivityDialogProps {
  readonly onClose: () => void;
  readonly onOpen: (part: 'password' | 'devices') => void;
}

/** What happened to the person's own account, and what to do where it was not them (R632). */
export function ActivityDialog({ onClose, onOpen }: ActivityDialogProps) {
  const { t } = useTranslation(['security-events', 'security']);
  const title = t('security:activity.title');
  return (
    <Dialog title={title} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <Alert title={t('activity.notMe.title')}>
        <p>{t('activity.notMe.text')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button tone="secondary" onPress={() => onOpen('password')}>
            {t('activity.notMe.password')}
          </Button>
          <Button tone="secondary" onPress={() => onOpen('devices')}>
            {t('activity.notMe.devices')}
          </Button>
        </div>
      </Alert>
      <PagedList
        pages={useActivity()}
        skeletonRows={4}
        empty={{
          icon: historyIcon,
          title: t('activity.empty.title'),
          text: t('activity.empty.text'),
        }}
      >
        {events => (
          <ul aria-label={title} className="divide-y divide-line">
            {events.map(event => (
              <li key={event.id} className="flex flex-col gap-1 py-3">
                <EventName event={event} />
                <span className="text-sm text-ink-soft">
                  <EventTime event={event} />
                </span>
                <span className="text-sm text-ink-soft">
                  <EventSource event={event} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Dialog>
  );
}
