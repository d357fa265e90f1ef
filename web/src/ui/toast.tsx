import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons/site-icons.ts';
import { toneIcon } from './tone.ts';

interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'plain' | 'success' | 'danger';
}

/** Long enough to be read; the clock stands still while the pointer or the keyboard is on it. */
const shownForMs = { plain: 8_000, success: 8_000, danger: 12_000 };

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

export const showToast = (message: ToastMessage) => {
  queue.add(message, { timeout: shownForMs[message.tone ?? 'plain'] });
};

const edges = {
  plain: 'border-line text-teal',
  success: 'border-palm text-palm',
  danger: 'border-brick text-brick',
};

/** The one place where toasts appear: at the top of a desk's screen, above the thumb bar of a phone's. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <ToastRegion
      queue={queue}
      className="fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 flex flex-col gap-3 rounded-card sm:start-auto sm:end-6 sm:top-6 sm:bottom-auto sm:w-96"
    >
      {({ toast }) => {
        const { title, text, tone = 'plain' } = toast.content;
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
                {text}
              </Text>
            </ToastContent>
            <IconButton slot="close" icon={closeIcon} label={t('ui.close')} />
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
