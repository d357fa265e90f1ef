import type { Homework } from '@bayan/domain/homework/homework.contract';
import { canStartHomework, canSubmitHomework } from '@bayan/domain/homework/homework-actions';
import { isPending } from '@bayan/domain/homework/homework-status';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { useBeginHomework } from './use-own-homework.ts';

interface OwnHomeworkActionsProps {
  readonly homework: Homework;
  readonly onSubmit: () => void;
}

/** To begin, to hand in, and to hand in something else until it is graded. */
export function OwnHomeworkActions({ homework, onSubmit }: OwnHomeworkActionsProps) {
  const { t } = useTranslation('homework');
  const errorTexts = useErrorTexts();
  const begin = useBeginHomework();
  const { status, title } = homework;
  const named = (action: 'begin' | 'submit' | 'replace') => ({
    'aria-label': t('own.actionOn', { action: t(`own.${action}`), title }),
    children: t(`own.${action}`),
  });
  if (!isPending(status))
    return canSubmitHomework(homework) ? (
      <Button {...named('replace')} tone="secondary" onPress={onSubmit} />
    ) : null;
  return (
    <>
      <Button {...named('submit')} onPress={onSubmit} />
      {canStartHomework(homework) && (
        <Button
          {...named('begin')}
          tone="secondary"
          isPending={begin.isPending}
          onPress={() =>
            begin.mutate(homework, {
              onSuccess: () => showToast({ title: t('own.begun.title'), text: t('own.begun.text') }),
              onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
            })
          }
        />
      )}
    </>
  );
}
