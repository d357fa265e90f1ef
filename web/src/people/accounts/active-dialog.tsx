import type { Role } from '@bayan/domain/roles';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { listText } from '#platform/list-text.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useOneByOne } from '#platform/use-one-by-one.ts';
import { BulkDialog } from '#ui/bulk-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetActive } from './use-people.ts';

/** What the dialog needs to know of a person. */
interface Account {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string | null;
  readonly role: Role | null;
  readonly isActive: boolean;
  readonly version: number;
}

interface ActiveDialogProps {
  readonly people: readonly Account[];
  readonly isActive: boolean;
  readonly onClose: () => void;
}

/** Says what will happen and to whom, does it one by one, and offers to take it back (R875). */
export function ActiveDialog({ people, isActive, onClose }: ActiveDialogProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { mutateAsync } = useSetActive();
  const texts = isActive ? 'activate' : 'deactivate';
  const { left, isPending, refused, run } = useOneByOne(
    people.filter(person => person.isActive !== isActive),
    ({ id, version }) => mutateAsync({ params: { id }, body: { isActive }, version }),
  );
  const names = (of: readonly Account[]) =>
    listText(
      of.map(person => isolated(nameOf(person, language))),
      language,
    );
  const has = (wanted: Role) => left.some(({ role }) => role === wanted);

  async function set() {
    const { changed, isWhole } = await run();
    if (changed.length > 0)
      showToast({
        title: t(`${texts}.done`, { count: changed.length }),
        text: names(changed.map(({ item }) => item)),
        tone: 'success',
        action: {
          label: t('undo'),
          forMs: UNDO_OFFERED_MS,
          onPress: () => void takeBack(changed.map(({ answer }) => answer.profile)),
        },
      });
    if (isWhole) onClose();
  }

  async function takeBack(changed: readonly Pick<Account, 'id' | 'version'>[]) {
    for (const { id, version } of changed)
      await mutateAsync({ params: { id }, body: { isActive: !isActive }, version }).catch((error: Error) =>
        showToast({ ...errorTexts(error), tone: 'danger' }),
      );
  }

  return (
    <BulkDialog
      title={t(`${texts}.title`, { count: left.length })}
      cancelLabel={t('cancel')}
      confirmLabel={t(`${texts}.confirm`)}
      tone={isActive ? 'primary' : 'danger'}
      isPending={isPending}
      isEmpty={left.length === 0}
      refused={refused && { name: <bdi>{nameOf(refused.item, language)}</bdi>, ...errorTexts(refused.error) }}
      onConfirm={() => void set()}
      onClose={onClose}
    >
      {left.length === 0 ? (
        <p>{t(`${texts}.nobody`)}</p>
      ) : (
        <>
          <p className="font-semibold">{names(left)}</p>
          <p>{t(`${texts}.what`)}</p>
          {!isActive && has('tutor') && <p>{t('deactivate.tutors')}</p>}
          {!isActive && has('admin') && <p>{t('deactivate.admins')}</p>}
        </>
      )}
    </BulkDialog>
  );
}
