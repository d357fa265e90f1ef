import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useCall } from '#platform/api/use-call.ts';
import { useChange } from '#platform/api/use-change.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { useCity } from '#platform/use-city.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { asPlanned, type PlannedTutor, whose } from '#teaching/availability/planned-tutor.ts';
import { UncoveredSessionsDialog } from '#teaching/availability/uncovered-sessions-dialog.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';
import { TimeOffFields } from './time-off-fields.tsx';
import { completeTimeOff, timeOffFieldsOf } from './time-off-form.ts';
import { TimeOffList } from './time-off-list.tsx';

interface TimeOffPanelProps {
  readonly tutor: PlannedTutor;
}

/** When a tutor is away, and the sessions that are then (R476). */
export function TimeOffPanel({ tutor }: TimeOffPanelProps) {
  const { t } = useTranslation('availability');
  const errorTexts = useErrorTexts();
  const city = useCity();
  const call = useCall();
  const pages = usePages('GET /api/time-off', { query: asPlanned(tutor) });
  const nothing = timeOffFieldsOf(null, tutor.timezone);
  const { typed, type, forget } = useDraft(`time-off.${tutor.id ?? 'own'}`, nothing);
  const add = useChange('POST /api/time-off');
  const [isChecked, setChecked] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const [shown, setShown] = useState<AnswerOf<'POST /api/time-off/preview'> | null>(null);
  const complete = completeTimeOff(typed);
  const body = complete && { ...complete, ...asPlanned(tutor) };

  async function attemptTo(work: () => Promise<void>) {
    setError(null);
    try {
      await work();
    } catch (failure) {
      setShown(null);
      setError(failure as Error);
    }
  }

  const save = () =>
    attemptTo(async () => {
      if (!body) return;
      await add.mutateAsync({ body });
      forget();
      type(nothing);
      setShown(null);
      setChecked(false);
      showToast({ title: t('off.saved.title'), text: t(`off.saved.${whose(tutor)}`), tone: 'success' });
    });

  const look = () =>
    attemptTo(async () => {
      setChecked(true);
      if (!body) return;
      setLooking(true);
      try {
        const found = await call('POST /api/time-off/preview', { body });
        if (found.misfits.length > 0) setShown(found);
        else await save();
      } finally {
        setLooking(false);
      }
    });

  return (
    <section aria-labelledby="time-off">
      <h2 id="time-off" className="text-lg font-semibold">
        {t('off.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t(`off.note.${whose(tutor)}`)} {t('week.note', { city: city(tutor.timezone) })}
      </p>
      <Card className="mt-4 flex flex-col gap-4">
        <TimeOffFields tutor={tutor} typed={typed} type={type} isChecked={isChecked} error={error} />
        {error && (
          <Alert tone="danger" title={errorTexts(error).title} isNews>
            {errorTexts(error).text}
          </Alert>
        )}
        <div>
          <Button isPending={isLooking || add.isPending} onPress={() => void look()}>
            {t('off.add')}
          </Button>
        </div>
      </Card>
      <TimeOffList tutor={tutor} pages={pages} />
      {shown && (
        <UncoveredSessionsDialog
          {...shown}
          saveLabel={t('off.add')}
          isPending={add.isPending}
          onSave={() => void save()}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
