import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { DeviceLine } from './device-line.tsx';
import { KeepCalendarAddress } from './keep-calendar-address.tsx';
import type { SecurityDialogProps } from './security-dialog.ts';
import { type SignOut, useDevices, useSignOutDevice } from './use-devices.ts';

/** Where the person is signed in (R44). */
export function DevicesDialog({ calendarAddress, onClose }: SecurityDialogProps) {
  const { t } = useTranslation('security');
  const errorTexts = useErrorTexts();
  const { items: devices, error, retry, hasMore, isBringingMore, bringMore } = useDevices();
  const { mutate, isPending, variables, error: refusal } = useSignOutDevice();
  const [keepsCalendarAddress, setAddressKept] = useState(false);

  const signOut = (which: SignOut) =>
    mutate(which, {
      onSuccess: () => {
        calendarAddress?.lookAgain();
        showToast({ title: t('devices.ended.title'), text: t('devices.ended.text'), tone: 'success' });
      },
    });

  return (
    <Dialog title={t('devices.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {error && <LoadFailure {...errorTexts(error)} onRetry={retry} />}
      {!error && !devices && <Skeleton rows={2} />}
      {refusal && (
        <Alert tone="danger" title={errorTexts(refusal).title} isNews>
          {errorTexts(refusal).text}
        </Alert>
      )}
      {devices && (
        <>
          <ul aria-label={t('devices.title')} className="divide-y divide-line">
            {devices.map(device => (
              <DeviceLine
                key={device.id}
                device={device}
                isEnding={isPending && (variables?.id ?? device.id) === device.id}
                onSignOut={() => signOut(device)}
              />
            ))}
          </ul>
          {hasMore && !error && <MoreButton isPending={isBringingMore} onMore={bringMore} />}
          {devices.length > 1 && (
            <div className="mt-4 flex flex-col items-start gap-4 border-t border-line pt-5">
              {calendarAddress && (
                <KeepCalendarAddress isKept={keepsCalendarAddress} onChange={setAddressKept} />
              )}
              <Button
                tone="secondary"
                isPending={isPending && variables.id === null}
                onPress={() => signOut({ id: null, keepsCalendarAddress })}
              >
                {t('devices.endOthers')}
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
