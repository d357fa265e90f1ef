import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { RemoveFactor } from './remove-with-code.tsx';
import { useLookAgain } from './use-factors.ts';

export function FactorList({ factors }: { readonly factors: readonly Factor[] }) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const lookAgain = useLookAgain();
  const [removed, setRemoved] = useState<Factor | null>(null);
  const where = { language, timeZone: useViewerTimezone() };

  async function afterRemoval() {
    setRemoved(null);
    showToast({ title: t('factors.removed.title'), text: t('factors.removed.text'), tone: 'success' });
    await lookAgain();
  }

  return (
    <>
      <ul aria-label={t('factors.list')} className="divide-y divide-line">
        {factors.map(factor => (
          <li key={factor.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                <bdi>
                  {factor.friendly_name ||
                    t(factor.factor_type === 'webauthn' ? 'factors.unnamedKey' : 'factors.unnamed')}
                </bdi>
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
      {removed && (
        <RemoveFactor
          factor={removed}
          onRemoved={() => void afterRemoval()}
          onCancel={() => setRemoved(null)}
        />
      )}
    </>
  );
}
