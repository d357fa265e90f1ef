import { useEffect } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons/site-icons.ts';
import { watchPresses } from './pressed-last.ts';
import { causeOfFailure, isLeft, isMendedBy, MENDING, type ToastCause } from './toast-cause.ts';
import { giveFocusBack, watchToastFocus } from './toast-focus.ts';
import { keepOutOfTheWay } from './toast-position.ts';
import { toneIcon } from './tone.ts';

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
  readonly forMs: number;
}

interface ToastMessage {
  readonly title: string;
  /** Whose or which it is about (R675). */
  readonly about?: string;
  readonly text: string;
  readonly tone?: 'plain' | 'success' | 'danger';
  /** What can be done about it, for as long as it is shown. */
  readonly action?: ToastAction;
}

/** Long enough to be read; the clock stands still while the pointer or the keyboard is on it. */
const shownForMs = { plain: 8_000, success: 8_000, danger: 12_000 };

interface Shown extends ToastMessage {
  readonly cause: ToastCause | null;
}

/** Beside a dialog there is no room for more (R750). */
const MOST = 2;
const queue = new ToastQueue<Shown>({ maxVisibleToasts: MOST });

function close(key: string): void {
  giveFocusBack();
  queue.close(key);
}

function closeFailures(isOver: (cause: ToastCause) => boolean): void {
  for (const { key, content } of [...queue.visibleToasts])
    if (content.cause && isOver(content.cause)) close(key);
}

/** The oldest goes for good: what comes back later interrupts, and is about something long done. */
function makeRoom(): void {
  for (const { key } of queue.visibleToasts.slice(MOST - 1)) close(key);
}

/** How it went takes the place of the failure before it. */
export const showToast = (message: ToastMessage) => {
  const { tone = 'plain' } = message;
  if (tone !== 'plain') closeFailures(() => true);
  const cause = tone === 'danger' ? causeOfFailure() : null;
  makeRoom();
  queue.add({ ...message, cause }, { timeout: message.action?.forMs ?? shownForMs[tone] });
};

/** A failure goes once the person mends it, or has left the form that it was about (R751). */
function useMendedFailures(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key) closeFailures(isLeft);
  }, [key]);
  useEffect(() => {
    const onEvent = (event: Event) => closeFailures(cause => isMendedBy(cause, event));
    const unwatch = watchPresses();
    const unwatchFocus = watchToastFocus();
    for (const type of MENDING) document.addEventListener(type, onEvent, { capture: true });
    return () => {
      unwatch();
      unwatchFocus();
      for (const type of MENDING) document.removeEventListener(type, onEvent, { capture: true });
    };
  }, []);
}

const edges = {
  plain: 'border-line text-teal',
  success: 'border-palm text-palm',
  danger: 'border-brick text-brick',
};

/** The one place where toasts appear: at the top of a desk's screen, at the bottom of a phone's, beside what is needed next. */
export function Toasts() {
  const { t } = useTranslation();
  useMendedFailures();
  return (
    <ToastRegion
      ref={keepOutOfTheWay}
      queue={queue}
      data-toasts
      className="fixed inset-x-4 z-50 flex flex-col gap-3 rounded-card sm:start-auto sm:end-6 sm:w-96"
    >
      {({ toast }) => {
        const { title, about, text, tone = 'plain', action } = toast.content;
        return (
          <Toast
            toast={toast}
            className={`flex items-start gap-3 rounded-card border bg-paper py-3 ps-4 pe-1 shadow-lift ${edges[tone]}`}
          >
            <Icon drawing={toneIcon[tone]} className="mt-2.5 size-5" />
            <ToastContent
              // A failure interrupts; what went well is said when the reader comes to rest (R772).
              role={tone === 'danger' ? 'alert' : 'status'}
              className="min-w-0 grow py-2 text-ink"
            >
              <Text slot="title" className="block text-sm font-semibold">
                {title}
              </Text>
              <Text slot="description" className="block text-sm text-ink-soft">
                {about !== undefined && <span className="block text-ink">{about} </span>}
                {text}
              </Text>
            </ToastContent>
            {action && (
              <Button
                tone="quiet"
                onPress={() => {
                  close(toast.key);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton slot="close" icon={closeIcon} label={t('ui.close')} onPress={giveFocusBack} />
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
