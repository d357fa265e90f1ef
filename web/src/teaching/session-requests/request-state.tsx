import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { showToast } from '#ui/toast.tsx';

interface RequestStateProps {
  readonly request: SessionRequest;
}

const TONES = { open: 'accent', accepted: 'success', declined: 'danger' } as const;

/** Where a request stands, as the family sees it; what was withdrawn or overtaken says nothing any more. */
export function RequestState({ request }: RequestStateProps) {
  const { t } = useTranslation('session-requests');
  const { kind, status, reason, wish, answer } = request;
  if (status === 'withdrawn' || status === 'overtaken') return null;
  return (
    <Alert tone={TONES[status]} title={t(`state.${kind}.${status}`)}>
      {status === 'open' && <Words text={reason} />}
      {status === 'open' && wish && (
        <div className="mt-1">
          <p className="text-ink-soft">{t('state.wished')}</p>
          <SessionClocks session={wish} tutorTimezone={request.tutor.timezone} />
        </div>
      )}
      {answer?.text && <Words text={answer.text} />}
      {status === 'open' && (
        <>
          <p className="mt-1 text-ink-soft">{t('state.waiting')}</p>
          <Withdraw request={request} />
        </>
      )}
    </Alert>
  );
}

const Words = ({ text }: { readonly text: string }) => (
  <OwnWords as="p" className="w-fit max-w-prose break-words whitespace-pre-line">
    {text}
  </OwnWords>
);

function Withdraw({ request: { id, version } }: Pick<RequestStateProps, 'request'>) {
  const { t } = useTranslation('session-requests');
  const errorTexts = useErrorTexts();
  const { mutate, isPending } = useChange('POST /api/session-requests/{id}/withdrawal');
  const withdraw = () =>
    mutate(
      { params: { id }, version },
      {
        onSuccess: () =>
          showToast({ title: t('withdrawn.title'), text: t('withdrawn.text'), tone: 'success' }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
      },
    );
  return (
    <div className="mt-3">
      <Button tone="secondary" isPending={isPending} onPress={withdraw}>
        {t('withdraw')}
      </Button>
    </div>
  );
}
