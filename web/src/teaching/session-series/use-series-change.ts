import { useState } from 'react';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { isUnanswered } from '#platform/api/unanswered-changes.ts';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useNow } from '#platform/use-now.ts';
import { changeFields, changeIn, NO_CHANGE, placeIn, type TypedChange } from './series-change.ts';
import { useChangePreview } from './use-change-preview.ts';
import { useWholeSeries, type WholeSeries } from './use-whole-series.ts';

const CHANGE = 'POST /api/session-series/{id}/change';

/** A change of a series while it is typed: what is asked for, what it would do, and how it is saved (R456). */
export function useSeriesChange(id: string) {
  const now = useNow();
  const whole = useWholeSeries(id);
  const { typed, type, forget, draft } = useDraft<TypedChange>(`series-change.${id}`, NO_CHANGE);
  const saving = useChange(CHANGE, { onSuccess: forget });
  const isLost = saving.error !== null && isUnanswered(saving.error);
  // By then it may have ended: what was sent is about the series as it was.
  const [sentAbout, setSentAbout] = useState<WholeSeries>();
  const series = isLost ? sentAbout : whole.data;
  const shown = series && changeFields(series, typed, now);
  const place = series ? placeIn(series, typed.from, now) : null;
  const change = shown ? changeIn(shown.fields, shown.before) : null;
  const { exceptions, on, off } = typed;
  const isSame = change !== null && Object.keys(change).length === 0 && exceptions === 'keep';
  const isComplete = place !== null && change !== null;

  const to = { params: { id }, version: series?.version ?? 0 };
  // Once it is sent, the version that was seen is an old one.
  const isAsked = isComplete && !isSame && !saving.isPending && !saving.isSuccess && !isLost;
  const { subject: _subject, meetingLink: _link, ...rule } = change ?? {};
  const preview = useChangePreview(
    isAsked ? { ...to, body: { ...place, exceptions, ...rule, on: [...on], off: [...off] } } : null,
    whole.refetch,
  );

  function save(onSuccess: (next: AnswerOf<typeof CHANGE>) => void) {
    // What may have been done is sent once more as it was: it is done once (R298).
    if (isLost && saving.variables) return saving.mutate(saving.variables, { onSuccess });
    if (!isComplete || isSame || !preview.preview || !preview.isCurrent) return;
    const days = preview.preview.days.filter(({ isOn }) => isOn).map(({ day }) => day);
    setSentAbout(series);
    saving.mutate({ ...to, body: { ...place, exceptions, ...change, days } }, { onSuccess });
  }

  return {
    ...{ typed, draft, series, place, isComplete, isSame, save },
    fields: shown?.fields,
    preview: isComplete && !isSame ? preview.preview : null,
    isCurrent: preview.isCurrent,
    isPending: saving.isPending,
    refusal: saving.error ?? preview.refusal ?? whole.error,
    type(next: Partial<TypedChange>) {
      saving.reset();
      type(next);
    },
  };
}
