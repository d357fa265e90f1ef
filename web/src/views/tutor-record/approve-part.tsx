import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useTranslation } from 'react-i18next';
import { ApproveButton } from '#people/accounts/approve-button.tsx';
import { useVetting } from '#people/vetting/use-vetting.ts';
import { useLanguage } from '#platform/i18n.ts';
import { listText } from '#platform/list-text.ts';

/** Lets a tutor in who waits for it; where mandatory checks are missing, it is first said which (R987). */
export function ApprovePart({ profile }: Pick<WholeTutor, 'profile'>) {
  const { t } = useTranslation('vetting');
  const language = useLanguage();
  const { data } = useVetting(profile.id);
  if (!data) return null;
  const names = listText(
    data.missing.map(kind => t(`kinds.${kind}`)),
    language,
  );
  const doubt = {
    title: t('approve.title'),
    text: t('approve.text', { names }),
    confirmLabel: t('approve.confirm'),
  };
  return <ApproveButton person={profile} {...(data.missing.length > 0 && { doubt })} />;
}
