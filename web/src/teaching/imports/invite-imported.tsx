import type { Import } from '@bayan/domain/imports/imports.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';
import { useInviteImported } from './use-imports.ts';

/** Mails everybody of the import who cannot sign in yet, as many calls as it takes (R997). */
export function InviteImported({ of: { id, uninvited, fileName } }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const errorTexts = useErrorTexts();
  const [isAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const { mutateAsync } = useInviteImported();
  async function inviteAll() {
    setAsked(false);
    try {
      let answer: Awaited<ReturnType<typeof mutateAsync>>;
      do {
        answer = await mutateAsync({ params: { id } });
        setLeft(answer.uninvited);
      } while (answer.uninvited > 0 && answer.invited > 0);
      showToast({ title: t('invite.done.title'), text: t('invite.done.text'), tone: 'success' });
    } catch (error) {
      showToast({ ...errorTexts(error), tone: 'danger' });
    } finally {
      setLeft(null);
    }
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button isPending={left !== null} onPress={() => setAsked(true)}>
          {t('invite.open')}
        </Button>
        <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
          {left === null ? null : t('invite.going', { count: left })}
        </p>
      </div>
      <Confirm
        isOpen={isAsked}
        title={t('invite.title', { count: uninvited })}
        about={fileName}
        text={t('invite.text')}
        confirmLabel={t('invite.open')}
        onConfirm={() => {
          setLeft(uninvited);
          void inviteAll();
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
