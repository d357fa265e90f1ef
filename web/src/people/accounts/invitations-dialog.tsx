import { canInvite, type SignInState } from '@bayan/domain/profiles/sign-in-state';
import type { Role } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { listText } from '#platform/list-text.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useOneByOne } from '#platform/use-one-by-one.ts';
import { BulkDialog } from '#ui/bulk-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useRepeatInvitation } from './use-people.ts';

/** What the dialog needs to know of a person. */
export interface Invitable {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string | null;
  readonly email: string | null;
  readonly role: Role | null;
  readonly isActive: boolean;
  readonly signIn: SignInState;
  readonly version: number;
}

interface InvitationsDialogProps {
  readonly people: readonly Invitable[];
  readonly onClose: () => void;
}

/** Says to whom an invitation goes, and mails them one by one; whoever has come already gets none (R39, R997). */
export function InvitationsDialog({ people, onClose }: InvitationsDialogProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { mutateAsync } = useRepeatInvitation();
  const { left, isPending, refused, run } = useOneByOne(people.filter(canInvite), ({ id, version }) =>
    mutateAsync({ params: { id }, version }),
  );
  const names = (of: readonly Invitable[]) =>
    listText(
      of.map(person => isolated(nameOf(person, language))),
      language,
    );

  async function send() {
    const { changed, isWhole } = await run();
    if (changed.length > 0)
      showToast({
        title: t('invitations.done', { count: changed.length }),
        text: names(changed.map(({ item }) => item)),
        tone: 'success',
      });
    if (isWhole) onClose();
  }

  return (
    <BulkDialog
      title={t('invitations.title', { count: left.length })}
      cancelLabel={t('cancel')}
      confirmLabel={t('invite.confirm')}
      isPending={isPending}
      isEmpty={left.length === 0}
      refused={refused && { name: <bdi>{nameOf(refused.item, language)}</bdi>, ...errorTexts(refused.error) }}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {left.length === 0 ? (
        <p>{t('invitations.nobody')}</p>
      ) : (
        <>
          <p className="font-semibold">{names(left)}</p>
          <p>{t('invitations.what')}</p>
        </>
      )}
    </BulkDialog>
  );
}
