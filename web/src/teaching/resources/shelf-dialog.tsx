import type { Resource } from '@bayan/domain/resources/resources.contract';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { listText } from '#platform/list-text.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useOneByOne } from '#platform/use-one-by-one.ts';
import { BulkDialog } from '#ui/bulk-dialog.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { showToast } from '#ui/toast.tsx';
import { type ShelfChange, stepOf } from './shelf-changes.ts';

interface ShelfDialogProps {
  readonly change: ShelfChange;
  readonly resources: readonly Resource[];
  readonly onClose: () => void;
}

/** Says what will happen to which resources and who uses them, does it one by one, and offers to take it back (R836). */
export function ShelfDialog({ change, resources, onClose }: ShelfDialogProps) {
  const { t } = useTranslation('resources');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { mutateAsync } = useChange('PATCH /api/resources/{id}');
  const { body, undo, isConcerned } = stepOf[change];
  const { left, isPending, refused, run } = useOneByOne(resources.filter(isConcerned), ({ id, version }) =>
    mutateAsync({ params: { id }, body, version }),
  );

  async function set() {
    const { changed, isWhole } = await run();
    const answers = changed.map(({ answer }) => answer);
    if (answers.length > 0)
      showToast({
        title: t(`changes.${change}.done`, { count: answers.length }),
        text: listText(
          answers.map(({ title }) => isolated(title)),
          language,
        ),
        tone: 'success',
        action: { label: t('changes.undo'), forMs: UNDO_OFFERED_MS, onPress: () => void takeBack(answers) },
      });
    if (isWhole) onClose();
  }

  async function takeBack(changed: readonly Resource[]) {
    for (const { id, version } of changed)
      await mutateAsync({ params: { id }, body: undo, version }).catch((error: Error) =>
        showToast({ ...errorTexts(error), tone: 'danger' }),
      );
  }

  return (
    <BulkDialog
      title={t(`changes.${change}.title`, { count: left.length })}
      cancelLabel={t('changes.cancel')}
      confirmLabel={t(`changes.${change}.open`)}
      tone={change === 'retire' ? 'danger' : 'primary'}
      isPending={isPending}
      isEmpty={left.length === 0}
      refused={refused && { name: <OwnWords>{refused.item.title}</OwnWords>, ...errorTexts(refused.error) }}
      onConfirm={() => void set()}
      onClose={onClose}
    >
      <p>{t(left.length === 0 ? 'changes.none' : `changes.${change}.what`)}</p>
      <ul aria-label={t('list')} className="flex flex-col gap-2">
        {left.map(({ id, title, uploadedBy, uses }) => (
          <li key={id}>
            <OwnWords className="font-semibold">{title}</OwnWords>
            <span className="block text-sm text-ink-soft">
              {t('by')} <bdi>{nameOf(uploadedBy, language)}</bdi>
            </span>
            <span className="block text-sm text-ink-soft">
              {uses ? t('uses.people', { count: uses.people }) : t('uses.none.line')}
            </span>
          </li>
        ))}
      </ul>
    </BulkDialog>
  );
}
