import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { externalIcon } from '#ui/icons/room-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Leads where families are going to be led: a wrong link is found before a lesson and not in it. */
export function MeetingLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('profiles');
  return (
    <LinkButton href={link} tone="secondary" newTab>
      <Icon drawing={externalIcon} />
      {t('testLink')}
    </LinkButton>
  );
}
