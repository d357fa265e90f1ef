import { groupedPhone } from '@bayan/domain/fields/phone-text';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#platform/settings.tsx';
import { Icon } from '#ui/icon.tsx';
import { whatsappIcon } from '#ui/icons/site-icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

interface WhatsappLinkProps {
  readonly className: string;
  readonly hasIcon?: boolean;
}

/** Opens a conversation with the academy; nothing where the settings name no number. */
export function WhatsappLink({ className, hasIcon = false }: WhatsappLinkProps) {
  const { t } = useTranslation();
  const { whatsappNumber } = useSettings();
  if (!whatsappNumber) return null;
  return (
    <a
      href={`https://wa.me/${whatsappNumber.replace('+', '')}`}
      target="_blank"
      rel="noopener"
      className={className}
    >
      {hasIcon && (
        <>
          <Icon drawing={whatsappIcon} className="size-5 shrink-0" />
          <VisuallyHidden>{t('contact.whatsapp.title')} </VisuallyHidden>
        </>
      )}
      <bdi dir="ltr">{groupedPhone(whatsappNumber)}</bdi>
      <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden>
    </a>
  );
}
