import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

/** By this name of the protocol a device opens the program that keeps its calendars. */
const subscribedTo = (address: string) => address.replace(/^https?:/, 'webcal:');

/** The address to be copied, or to be opened on this device. */
export function FeedAddress({ address }: { readonly address: string }) {
  const { t } = useTranslation('calendar');
  const field = useRef<HTMLDivElement>(null);

  async function copy() {
    // Chosen first: where the browser lets no page copy, the person can.
    field.current?.querySelector('input')?.select();
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    showToast(
      isCopied
        ? { title: t('copied.title'), text: t('copied.text'), tone: 'success' }
        : { title: t('copyByHand.title'), text: t('copyByHand.text') },
    );
  }

  return (
    <div className="flex flex-col gap-3">
      <div ref={field}>
        <TextField
          name="calendar-address"
          label={t('address')}
          hint={t('keepToYourself')}
          value={address}
          onChange={() => {}}
          maxLength={FIELD_LIMITS.link}
          isReadOnly
          dir="ltr"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => void copy()}>{t('copy')}</Button>
        <LinkButton href={subscribedTo(address)} tone="secondary">
          {t('open')}
        </LinkButton>
      </div>
    </div>
  );
}
