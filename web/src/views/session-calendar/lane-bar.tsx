import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonSearch } from '#people/profiles/person-search.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Icon } from '#ui/icon.tsx';
import { closeIcon } from '#ui/icons/site-icons.ts';
import { PopoverButton } from '#ui/popover-button.tsx';
import { Select } from '#ui/select.tsx';
import { type CalendarChoice, LANE_KINDS, type LaneKind, lanesText, MAX_LANES } from './calendar-address.ts';
import type { ShownPerson } from './use-calendar.ts';

interface LaneBarProps {
  readonly by: LaneKind;
  readonly lanes: readonly ShownPerson[];
  /** Not everybody who has lessons in these days is drawn. */
  readonly isCut: boolean;
  readonly onChange: (change: Partial<CalendarChoice>) => void;
}

/** Who is drawn, each with a colour; at most six (R965). */
export function LaneBar({ by, lanes, isCut, onChange }: LaneBarProps) {
  const { t } = useTranslation('session-calendar');
  const language = useLanguage();
  // Somebody without a lesson in these days is known from the search alone.
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = lanes.map(({ id }) => id);
  const nameOfLane = ({ id, person }: ShownPerson) =>
    person ? nameOf(person, language) : (found.get(id) ?? t(`lanes.unknown.${by}`));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-44">
        <Select
          name="by"
          label={t('lanes.by')}
          value={by}
          options={LANE_KINDS.map(id => ({ id, label: t(`lanes.kinds.${id}`) }))}
          onChange={id => onChange({ by: id === 'tutor' ? null : id, lanes: null })}
        />
      </div>
      <ul aria-label={t('lanes.label')} className="flex flex-wrap gap-2">
        {lanes.map((lane, i) => {
          const name = nameOfLane(lane);
          return (
            <li key={lane.id}>
              <button
                type="button"
                aria-label={t('lanes.remove', { name })}
                onClick={() => onChange({ lanes: lanesText(ids.filter(id => id !== lane.id)) })}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-paper px-3.5 text-sm font-semibold"
              >
                <span aria-hidden data-lane={i + 1} className="size-2.5 rounded-full bg-lane-edge" />
                <bdi>{name}</bdi>
                <Icon drawing={closeIcon} className="size-4 text-ink-soft" />
              </button>
            </li>
          );
        })}
      </ul>
      {lanes.length < MAX_LANES && (
        <PopoverButton label={t(`lanes.add.${by}`)}>
          <PersonSearch
            label={t('lanes.search')}
            role={by}
            onChoose={person => {
              setFound(new Map([...found, [person.id, nameOf(person, language)]]));
              onChange({ lanes: lanesText([...ids.filter(id => id !== person.id), person.id]) });
            }}
          />
        </PopoverButton>
      )}
      {isCut && <p className="basis-full text-sm text-ink-soft">{t('lanes.cut', { count: MAX_LANES })}</p>}
    </div>
  );
}
