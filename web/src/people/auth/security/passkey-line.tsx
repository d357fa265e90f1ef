import type { PasskeyListItem } from '@supabase/auth-js';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useLookAtPasskeysAgain } from './use-passkeys.ts';
import { useSecurityCalls } from './use-security-calls.ts';

const MAX_NAME = 120;

interface PasskeyLineProps {
  readonly passkey: PasskeyListItem;
  readonly onRemove: () => void;
}

export function PasskeyLine({ passkey, onRemove }: PasskeyLineProps) {
  const { t } = useTranslation('security');
  const language = useLanguage();
  const [isNaming, setNaming] = useState(false);
  const where = { language, timeZone: useViewerTimezone() };
  const day = (instant: string) => shortDayText(new Date(instant), where);
  const name = passkey.friendly_name || t('passkeys.unnamed');
  if (isNaming)
    return (
      <li className="py-3">
        <NamePasskey passkey={passkey} onDone={() => setNaming(false)} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {t('passkeys.since', { day: day(passkey.created_at) })}
          {' · '}
          {passkey.last_used_at
            ? t('passkeys.used', { day: day(passkey.last_used_at) })
            : t('passkeys.neverUsed')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" aria-label={t('passkeys.renameNamed', { name })} onPress={() => setNaming(true)}>
          {t('passkeys.rename')}
        </Button>
        <Button tone="secondary" aria-label={t('passkeys.removeNamed', { name })} onPress={onRemove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

interface NamePasskeyProps {
  readonly passkey: PasskeyListItem;
  readonly onDone: () => void;
}

function NamePasskey({ passkey: { id: passkeyId, friendly_name }, onDone }: NamePasskeyProps) {
  const { t } = useTranslation(['security', 'translation']);
  const lookAgain = useLookAtPasskeysAgain();
  const { call, isPending, problem } = useSecurityCalls();
  const [name, setName] = useState(friendly_name ?? '');

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const friendlyName = name.trim();
    if (friendlyName === '') return;
    if (!(await call(service => service.passkey.update({ passkeyId, friendlyName })))) return;
    await lookAgain();
    onDone();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t('factors.name')}
        name="name"
        hint={t('factors.nameHint')}
        error={problem?.text}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
        isRequired
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="secondary" onPress={onDone}>
          {t('translation:ui.cancel')}
        </Button>
        <Button type="submit" isPending={isPending}>
          {t('passkeys.saveName')}
        </Button>
      </div>
    </form>
  );
}
