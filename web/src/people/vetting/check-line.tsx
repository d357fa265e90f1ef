import { type CheckValidity, validityOf } from '@bayan/domain/vetting/check-expiry';
import { isMandatory } from '@bayan/domain/vetting/checks';
import type { VettingCheck } from '@bayan/domain/vetting/vetting.contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { useOpenDocument } from './use-vetting.ts';

interface CheckLineProps {
  readonly tutorId: string;
  readonly check: VettingCheck;
  readonly onEdit: () => void;
}

const TONES = {
  open: 'quiet',
  confirmed: 'success',
  refused: 'danger',
  expiring: 'accent',
  expired: 'danger',
} as const satisfies Record<CheckValidity, string>;

/** One check: where it stands, until when, who decided, and its documents. */
export function CheckLine({ tutorId, check, onEdit }: CheckLineProps) {
  const { t } = useTranslation('vetting');
  const language = useLanguage();
  const clock = { language, timeZone: useViewerTimezone() };
  const nameId = useId();
  const { mutate: open } = useOpenDocument(tutorId);
  const { kind, variant, expiresOn, checkedBy, checkedAt, note, documents } = check;
  const validity = validityOf(check, useNow());
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span id={nameId} className="font-semibold">
            {t(`kinds.${kind}`)}
          </span>
          {variant && <bdi className="text-ink-soft">{t(`variants.${variant}`)}</bdi>}
          <Badge tone={TONES[validity]}>{t(`standings.${validity}`)}</Badge>
          {!isMandatory(kind) && <span className="text-ink-soft">{t('optional')}</span>}
        </p>
        {expiresOn && (
          <p className="text-ink-soft">
            {t(validity === 'expired' ? 'ended' : 'ends', { day: dateText(expiresOn, language) })}
          </p>
        )}
        {checkedBy && checkedAt && (
          <p className="text-ink-soft">
            {t('decided', {
              name: nameOf(checkedBy, language),
              day: shortDayText(new Date(checkedAt), clock),
            })}
          </p>
        )}
        {note && <OwnWords className="block whitespace-pre-line">{note}</OwnWords>}
        {documents.length > 0 && (
          <ul className="-ms-5 flex flex-wrap">
            {documents.map(file => (
              <li key={file.id} className="max-w-full">
                <Button tone="quiet" onPress={() => open(file)}>
                  <bdi className="break-all">{file.name}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* Its words stand in the line of the check's name. */}
      <span className="-my-2.5 -me-5">
        <Button tone="quiet" aria-describedby={nameId} onPress={onEdit}>
          {t('edit')}
        </Button>
      </span>
    </div>
  );
}
