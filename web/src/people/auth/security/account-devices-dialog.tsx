import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { shieldCheckIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { showToast } from '#ui/toast.tsx';
import { DeviceLine } from './device-line.tsx';
import { useAccountDevices, useSignOutAccount } from './use-account-devices.ts';

interface AccountDevicesDialogProps {
  readonly person: { readonly id: string; readonly name: string; readonly nameAr: string | null };
  readonly onClose: () => void;
}

/** Where somebody else is signed in, for an admin who ends that (R808). */
export function AccountDevicesDialog({ person, onClose }: AccountDevicesDialogProps) {
  const { t } = useTranslation('security');
  const errorTexts = useErrorTexts();
  const name = nameOf(person, useLanguage());
  const pages = useAccountDevices(person.id);
  const { mutate, isPending, variables, error } = useSignOutAccount(person.id);
  const [isAsking, setAsking] = useState(false);

  const signOut = (device: string | null) =>
    mutate(device, {
      onSuccess: () => {
        setAsking(false);
        showToast({
          title: t('devices.ended.title'),
          text: t('account.told', { name }),
          tone: 'success',
        });
      },
      onError: () => setAsking(false),
    });

  return (
    <Dialog title={t('account.title', { name })} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {error && (
        <Alert tone="danger" title={errorTexts(error).title} isNews>
          {errorTexts(error).text}
        </Alert>
      )}
      <PagedList
        pages={pages}
        skeletonRows={2}
        empty={{ icon: shieldCheckIcon, title: t('account.none.title'), text: t('account.none.text') }}
      >
        {devices => (
          <>
            <ul aria-label={t('devices.title')} className="divide-y divide-line">
              {devices.map(device => (
                <DeviceLine
                  key={device.id}
                  device={{ ...device, isCurrent: false }}
                  isEnding={isPending && variables === device.id}
                  onSignOut={() => signOut(device.id)}
                />
              ))}
            </ul>
            <div className="border-t border-line pt-5">
              <Button tone="danger" onPress={() => setAsking(true)}>
                {t('account.endAll')}
              </Button>
            </div>
          </>
        )}
      </PagedList>
      <Confirm
        isOpen={isAsking}
        title={t('account.ask.title', { name })}
        text={t('account.ask.text')}
        confirmLabel={t('account.endAll')}
        isDanger
        isPending={isPending && variables === null}
        onConfirm={() => signOut(null)}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
