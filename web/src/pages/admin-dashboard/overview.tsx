import { useTranslation } from 'react-i18next';
import { WaitingMessages } from '../../features/messages/waiting-messages.tsx';
import { AnswerDialogs } from '../../features/sessions/requests/answer-dialogs.tsx';
import { OpenRequests } from '../../features/sessions/requests/open-requests.tsx';
import { useAuth } from '../../platform/auth/auth-context.ts';
import { shieldCheckIcon } from '../../ui/icons/site-icons.ts';
import { BeingBuiltCard } from '../dashboard/place-being-built.tsx';
import { PlaceHead } from '../dashboard/place-head.tsx';

export function AdminOverview() {
  const { t } = useTranslation('dashboard');
  const timezone = useAuth().userProfile?.timezone;
  return (
    <>
      <PlaceHead title={t('adminRoot.title')} note={t('adminRoot.note')} />
      {timezone && (
        <div className="mt-7 flex flex-col gap-8">
          <WaitingMessages timezone={timezone} />
          <AnswerDialogs timezone={timezone}>
            <OpenRequests timezone={timezone} />
          </AnswerDialogs>
        </div>
      )}
      <BeingBuiltCard icon={shieldCheckIcon} />
    </>
  );
}
