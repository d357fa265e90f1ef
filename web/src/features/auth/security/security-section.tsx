import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authService } from '../../../platform/auth/auth-service.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** Each comes when it is opened: most visits to a profile open none. */
const dialogs = {
  password: lazy(async () => ({ default: (await import('./password-dialog.tsx')).PasswordDialog })),
  factors: lazy(async () => ({ default: (await import('./factors-dialog.tsx')).FactorsDialog })),
  devices: lazy(async () => ({ default: (await import('./devices-dialog.tsx')).DevicesDialog })),
};
type Part = keyof typeof dialogs;
const PARTS = ['password', 'factors', 'devices'] as const satisfies Part[];

/** How the account is kept safe: the same for every role. */
export function SecuritySection() {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<Part | null>(null);
  const { data: service } = useQuery({ queryKey: ['auth-service'], queryFn: authService });
  // A hosted service does not tell where somebody is signed in (R31).
  const parts = PARTS.filter(part => part !== 'devices' || service?.hosted === false);
  const Dialog = open && dialogs[open];
  return (
    <Card>
      <h2 className="text-lg leading-heading font-semibold">{t('title')}</h2>
      <ul className="mt-3 divide-y divide-line">
        {parts.map(part => (
          <li key={part} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <div className="min-w-0 grow basis-60">
              <h3 className="font-semibold">{t(`${part}.title`)}</h3>
              <p className="text-sm text-ink-soft">{t(`${part}.note`)}</p>
            </div>
            <Button tone="secondary" onPress={() => setOpen(part)}>
              {t(`${part}.open`)}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>{Dialog && <Dialog onClose={() => setOpen(null)} />}</Suspense>
    </Card>
  );
}
