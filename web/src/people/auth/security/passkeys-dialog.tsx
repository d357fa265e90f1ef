import type { PasskeyListItem } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayHavePasskeys } from '#platform/auth/passkey-support.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyLine } from './passkey-line.tsx';
import { RemovePasskey } from './remove-with-code.tsx';
import type { SecurityDialogProps } from './security-dialog.ts';
import { useAddPasskey } from './use-add-passkey.ts';
import { useLookAtPasskeysAgain, usePasskeys } from './use-passkeys.ts';

/** The passkeys of an account: which there are, one more, one less (R656). */
export function PasskeysDialog({ onClose }: SecurityDialogProps) {
  const { t } = useTranslation('security');
  const errorTexts = useErrorTexts();
  const { data: passkeys, error, refetch } = usePasskeys();
  const lookAgain = useLookAtPasskeysAgain();
  const [removed, setRemoved] = useState<PasskeyListItem | null>(null);
  const [added, setAdded] = useState(0);

  async function onRemoved() {
    setRemoved(null);
    showToast({ title: t('passkeys.removed.title'), text: t('passkeys.removed.text'), tone: 'success' });
    await lookAgain();
  }

  return (
    <Dialog title={t('passkeys.title')} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      {error && !passkeys && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!error && !passkeys && <Skeleton rows={1} />}
      {passkeys && (
        <div className="flex flex-col gap-5">
          {passkeys.length === 0 ? (
            <Alert>{t('passkeys.empty')}</Alert>
          ) : (
            <ul aria-label={t('passkeys.list')} className="divide-y divide-line">
              {passkeys.map(passkey => (
                <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
              ))}
            </ul>
          )}
          {mayHavePasskeys() ? (
            <Adding key={added} onAdded={() => setAdded(added + 1)} />
          ) : (
            <Alert>{t('passkeys.unsupported')}</Alert>
          )}
        </div>
      )}
      {removed && (
        <RemovePasskey
          passkey={removed}
          onRemoved={() => void onRemoved()}
          onCancel={() => setRemoved(null)}
        />
      )}
    </Dialog>
  );
}

/** Anew after each that was added: what was asked for it was for that one. */
function Adding({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTranslation('security');
  return <AddPasskey adding={useAddPasskey(onAdded)} label={t('passkeys.add')} />;
}
