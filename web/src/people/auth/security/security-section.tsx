import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authService } from '#platform/auth/auth-service.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CalendarAddress, SecurityDialogProps } from './security-dialog.ts';

/** Each comes when it is opened: most visits to a profile open none. */
const dialogs = {
  password: lazyPart(async () => (await import('./password-dialog.tsx')).PasswordDialog),
  passkeys: lazyPart(async () => (await import('./passkeys-dialog.tsx')).PasskeysDialog),
  factors: lazyPart(async () => (await import('./factors-dialog.tsx')).FactorsDialog),
  devices: lazyPart(async () => (await import('./devices-dialog.tsx')).DevicesDialog),
};
type Part = keyof typeof dialogs | 'activity';
const PARTS = ['password', 'passkeys', 'factors', 'devices', 'activity'] as const satisfies Part[];
/** A hosted service does not tell where somebody is signed in, nor what happened, and has no passkeys of ours (R31). */
const OURS: readonly Part[] = ['passkeys', 'devices', 'activity'];

interface SecuritySectionProps {
  readonly calendarAddress: CalendarAddress | null;
  /** What happened to the account, with a way to the part that helps where it was not the person. */
  readonly Activity: ComponentType<
    Pick<SecurityDialogProps, 'onClose'> & { readonly onOpen: (part: 'password' | 'devices') => void }
  >;
}

/** How the account is kept safe: the same for every role. */
export function SecuritySection({ calendarAddress, Activity }: SecuritySectionProps) {
  const { t } = useTranslation('security');
  const [open, setOpen] = useState<Part | null>(null);
  const { data: service } = useQuery({ queryKey: ['auth-service'], queryFn: authService });
  const isOurs = service?.hosted === false;
  const parts = PARTS.filter(part => !OURS.includes(part) || isOurs);
  const Dialog = open && open !== 'activity' ? dialogs[open] : null;
  const close = () => setOpen(null);
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
      <Suspense>
        {Dialog && <Dialog calendarAddress={isOurs ? calendarAddress : null} onClose={close} />}
        {open === 'activity' && <Activity onClose={close} onOpen={setOpen} />}
      </Suspense>
    </Card>
  );
}
