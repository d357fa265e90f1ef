import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#platform/lazy-part.ts';
import { DialogHost } from '#ui/dialog-host.tsx';
import { paletteDialogs } from './palette-dialogs.tsx';

const PaletteDialog = lazyPart(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

/** Ctrl K, or ⌘K, from anywhere in the admin's area (R885). */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setTyped('');
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    // Who knows what to look for types on at once, before the field is there.
    const onEarlyKey = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || document.activeElement?.closest('[role=dialog]')) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped(before => before + event.key);
    };
    document.addEventListener('keydown', onEarlyKey, { capture: true });
    return () => document.removeEventListener('keydown', onEarlyKey, { capture: true });
  }, [isOpen]);
  return (
    <DialogHost of={paletteDialogs}>
      <Suspense>
        {isOpen && <PaletteDialog typed={typed} onType={setTyped} onClose={() => setOpen(false)} />}
      </Suspense>
    </DialogHost>
  );
}
