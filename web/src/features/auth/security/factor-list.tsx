import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../platform/auth/auth-context.ts';
import { shortDayText } from '../../../platform/clock-text.ts';
import { useLanguage } from '../../../platform/i18n.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useLookAgain } from './use-factors.ts';
import { useSecurityCalls } from './use-security-calls.ts';

export function FactorList({ factors }: { readonly factors: readonly Factor[] }) {
  const { t } = useTranslation('security');
  const { userProfile } = useAuth();
  const language = useLanguage();
  const lookAgain = useLookAgain();
  const { call, isPending, problem } = useSecurityCalls();
  const [removed, setRemoved] = useState<Factor | null>(null);
  const where = { language, timeZone: userProfile?.timezone ?? 'UTC' };

  async function remove({ id }: Factor) {
    const answer = await call(service => service.mfa.unenroll({ factorId: id }));
    setRemoved(null);
    if (!answer) return;
    // The token at hand still speaks of a second factor.
    await call(service => service.refreshSession());
    showToast({ title: t('factors.removed.title'), text: t('factors.removed.text'), tone: 'success' });
    await lookAgain();
  }

  return (
    <>
      {problem && (
        <Alert tone="danger" isNews>
          {problem.text}
        </Alert>
      )}
      <ul aria-label={t('factors.list')} className="divide-y divide-line">
        {factors.map(factor => (
          <li key={factor.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>{factor.friendly_name || t('factors.unnamed')}</bdi>
              </p>
              <p className="text-sm text-ink-soft">
                {t('factors.since', { day: shortDayText(new Date(factor.created_at), where) })}
              </p>
            </div>
            <Button tone="secondary" onPress={() => setRemoved(factor)}>
              {t('factors.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={removed !== null}
        title={t('factors.confirm.title')}
        text={t('factors.confirm.text')}
        confirmLabel={t('factors.confirm.remove')}
        isDanger
        isPending={isPending}
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(null)}
      />
    </>
  );
}
