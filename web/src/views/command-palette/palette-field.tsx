import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Input } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { controlClass } from '#ui/field.tsx';
import type { PaletteEntry } from './palette-entry.ts';

interface PaletteFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly entries: readonly PaletteEntry[];
  readonly onChoose: (entry: PaletteEntry) => void;
}

const LONGEST = 100;

/** The field keeps the keyboard; the arrows walk through what it found, and Enter takes it. */
export function PaletteField({ typed, onType, entries, onChoose }: PaletteFieldProps) {
  const { t } = useTranslation('palette');
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    entries.findIndex(entry => entry.id === chosen),
    0,
  );
  const current = entries[at];
  const idOf = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const currentId = current && idOf(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen(entries[(at + step + entries.length) % entries.length]?.id ?? null);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      onChoose(current);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <Input
        role="combobox"
        aria-label={t('title')}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={currentId}
        autoFocus
        dir="auto"
        maxLength={LONGEST}
        value={typed}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className={controlClass}
      />
      <div id={id} role="listbox" aria-label={t('found')} className="flex flex-col">
        {entries.map(entry => (
          <div
            key={entry.id}
            id={idOf(entry)}
            role="option"
            aria-selected={entry === current}
            tabIndex={-1}
            onClick={() => onChoose(entry)}
            onKeyDown={onKeyDown}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 aria-selected:bg-teal-soft"
          >
            <span className="min-w-0 grow">
              <bdi className="block">{entry.label}</bdi>
              {entry.note && (
                <bdi dir="ltr" className="block text-xs break-all text-ink-soft">
                  {entry.note}
                </bdi>
              )}
            </span>
            <span className="text-sm text-ink-soft">{entry.kind}</span>
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p aria-live="polite" className="text-sm text-ink-soft">
          {t('nothing')}
        </p>
      )}
    </div>
  );
}
