import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attempt } from '#platform/attempt.ts';
import { mayHavePasskeys } from '#platform/auth/passkey-support.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { useAddPasskey } from './use-add-passkey.ts';
import { usePasskeys } from './use-passkeys.ts';

/** On this device and by this person: another one of the family is asked by themselves. */
const putAwayKey = (userId: string) => `bayan.no-passkey.${userId}`;
const isPutAway = (userId: string) => attempt(() => localStorage.getItem(putAwayKey(userId))) != null;
const putAway = (userId: string) => attempt(() => localStorage.setItem(putAwayKey(userId), '1'));

/** A phone or tablet that opens by face, finger or PIN. */
const isPhoneWithLock = async () =>
  matchMedia('(pointer: coarse)').matches &&
  mayHavePasskeys() &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());

interface PasskeyOfferProps {
  readonly userId: string;
}

/** One quiet offer to who has no passkey, until it is taken or put away for good. It comes late: nothing stands below it. */
export function PasskeyOffer({ userId }: PasskeyOfferProps) {
  const [isAway, setAway] = useState(() => isPutAway(userId));
  const { data: isPhone = false } = useQuery({
    queryKey: ['phone-with-lock'],
    queryFn: isPhoneWithLock,
    enabled: !isAway,
  });
  const { data: passkeys } = usePasskeys({ isEnabled: isPhone && !isAway });
  if (isAway || passkeys?.length !== 0) return null;
  return (
    <Offer
      onAway={() => {
        putAway(userId);
        setAway(true);
      }}
    />
  );
}

function Offer({ onAway }: { readonly onAway: () => void }) {
  const { t } = useTranslation('security');
  const adding = useAddPasskey(onAway);
  return (
    <section aria-label={t('passkeys.offer.title')} className="mt-6">
      <Card>
        <h2 className="text-lg leading-heading font-semibold">{t('passkeys.offer.title')}</h2>
        <p className="mt-2 mb-4 text-ink-soft">{t('passkeys.offer.text')}</p>
        <AddPasskey adding={adding} label={t('passkeys.offer.accept')} />
        <div className="mt-2">
          <Button tone="quiet" onPress={onAway}>
            {t('passkeys.offer.decline')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
