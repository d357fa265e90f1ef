import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { settlementOf } from '@bayan/domain/session-reports/settlement';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { OwnWords } from '#ui/own-words.tsx';

interface ReportStateProps {
  readonly report: SessionReport;
}

/** Where a report stands, as the family sees it: that it has arrived, or what was decided. */
export function ReportState({ report: { kind, text, session, settlement } }: ReportStateProps) {
  const { t } = useTranslation('session-reports');
  if (settlement === null)
    return (
      <Alert tone="accent" title={t(`state.open.${kind}`)}>
        {text && <Words text={text} />}
        <p className="mt-1 text-ink-soft">{t('state.waiting')}</p>
      </Alert>
    );
  const meaning = settlementOf(settlement.outcome === null ? null : session, session.duration);
  return (
    <Alert
      tone={meaning === 'not-counted' || meaning === 'owed' ? 'success' : 'accent'}
      title={t(`state.settled.${meaning}`)}
    >
      {settlement.answer && <Words text={settlement.answer} />}
    </Alert>
  );
}

const Words = ({ text }: { readonly text: string }) => (
  <OwnWords as="p" className="w-fit max-w-prose break-words whitespace-pre-line">
    {text}
  </OwnWords>
);
