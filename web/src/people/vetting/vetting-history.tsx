import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { useVettingHistory } from './use-vetting.ts';

/** Who checked what and when, newest first; read only when somebody asks for it. */
export function VettingHistory({ tutorId }: { readonly tutorId: string }) {
  const { t } = useTranslation('vetting');
  const [isShown, setShown] = useState(false);
  return (
    <div className="mt-2">
      <div className="-ms-5">
        <Button tone="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'history.hide' : 'history.show')}
        </Button>
      </div>
      {isShown && <Events tutorId={tutorId} />}
    </div>
  );
}

function Events({ tutorId }: { readonly tutorId: string }) {
  const { t } = useTranslation('vetting');
  const language = useLanguage();
  const clock = { language, timeZone: useViewerTimezone() };
  return (
    <PagedList
      pages={useVettingHistory(tutorId)}
      skeletonRows={2}
      empty={{ icon: historyIcon, title: t('history.empty.title'), text: t('history.empty.text') }}
    >
      {events => (
        <ul className="divide-y divide-line text-sm">
          {events.map(({ id, at, by, kind, state, variant, expiresOn, note, documents }) => (
            <li key={id} className="py-2">
              <p>
                <span className="font-semibold">{t(`kinds.${kind}`)}</span>
                {variant && <bdi className="text-ink-soft"> {t(`variants.${variant}`)}</bdi>}
                <span className="before:mx-2 before:content-['·']">{t(`standings.${state}`)}</span>
              </p>
              <p className="text-ink-soft">
                {t('history.by', {
                  name: nameOf(by, language),
                  day: shortDayText(new Date(at), clock),
                  time: timeText(new Date(at), clock),
                })}
              </p>
              {expiresOn && <p>{t('ends', { day: dateText(expiresOn, language) })}</p>}
              {note && <OwnWords className="block whitespace-pre-line">{note}</OwnWords>}
              {documents.map(name => (
                <bdi key={name} className="block break-all text-ink-soft">
                  {name}
                </bdi>
              ))}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
