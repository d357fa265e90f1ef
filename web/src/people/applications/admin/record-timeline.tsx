import type { Application, TimelineEntry } from '@bayan/domain/applications/application-admin.contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { knownName, nameOf } from '#platform/person-name.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { useClockTexts } from './use-clock-texts.ts';

/** What happened, newest first, down to the arrival (R822). */
export function RecordTimeline({ application }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const { moment } = useClockTexts();
  const id = useId();
  const { timeline, kind, createdAt } = application;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm font-semibold text-ink-soft">
        {t('record.timeline')}
      </h3>
      <ol className="flex flex-col gap-2 text-sm">
        {timeline.items.map(entry => (
          <Entry key={entry.id} entry={entry} kind={kind} />
        ))}
        {timeline.nextCursor === null && (
          <li>
            {t('record.applied')} <span className="text-ink-soft">{moment(createdAt)}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly kind: Application['kind'];
}

function Entry({ entry: { what, by, at }, kind }: EntryProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { moment } = useClockTexts();
  const name = knownName(by, language);
  return (
    <li>
      {what.kind === 'note' ? (
        <OwnWords as="p" className="break-words whitespace-pre-line">
          {what.text}
        </OwnWords>
      ) : (
        <p>{sentence()}</p>
      )}
      <p className="text-ink-soft">{name ? t('events.by', { name, moment: moment(at) }) : moment(at)}</p>
    </li>
  );

  function sentence(): string {
    switch (what.kind) {
      case 'stage':
        return what.reason
          ? t('events.closed', { reason: t(`reasons.${what.reason}`) })
          : t('events.stage', {
              from: t(`stages.${kind}.${what.from}`),
              to: t(`stages.${kind}.${what.to}`),
            });
      case 'owner':
        return what.owner ? t('events.owner', { name: nameOf(what.owner, language) }) : t('events.noOwner');
      case 'consultation':
        return t(`events.consultation.${what.change}`, { moment: moment(what.consultationAt) });
      case 'account':
        return t('events.account');
      case 'late':
        return t('events.late');
      default:
        return '';
    }
  }
}
