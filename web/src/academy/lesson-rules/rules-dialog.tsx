import type { LessonRuleName, LessonRules } from '@bayan/domain/lesson-rules/lesson-rules';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { listText } from '#platform/list-text.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RulesTable } from './rules-table.tsx';

interface RulesDialogProps {
  readonly before: LessonRules;
  readonly rules: LessonRules;
  readonly validFrom: string;
  readonly stricter: readonly LessonRuleName[];
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What the rules will do, before they are saved (R978). */
export function RulesDialog(props: RulesDialogProps) {
  const { before, rules, validFrom, stricter, isPending, onConfirm, onClose } = props;
  const { t } = useTranslation(['lesson-rules', 'translation']);
  const language = useLanguage();
  const day = dateText(validFrom, language);
  return (
    <Dialog
      title={t('review.title', { day })}
      isWide
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('translation:ui.cancel')}
          </Button>
          <Button isPending={isPending} onPress={onConfirm}>
            {t('review.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Alert tone="accent" title={t('review.effects')}>
          <ul className="list-disc ps-5">
            <li>{t('review.from', { day })}</li>
            {stricter.length > 0 && (
              <li>
                {t('review.stricter', {
                  rules: listText(
                    stricter.map(name => t(`fields.${name}`)),
                    language,
                  ),
                })}
              </li>
            )}
            <li>{t('review.families')}</li>
            <li>{t('review.kept')}</li>
          </ul>
        </Alert>
        <RulesTable caption={t('review.changes')} before={before} rules={rules} />
      </div>
    </Dialog>
  );
}
