import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { lazyPart } from '#platform/lazy-part.ts';
import { createDialogHost } from '#ui/dialog-host.tsx';

/** With its calendar and clock it is larger than the page it belongs to. */
const AnswerDialog = lazyPart(async () => (await import('./answer-dialog.tsx')).AnswerDialog);

interface OpenedAnswer {
  readonly decision: 'accepted' | 'declined';
  readonly request: SessionRequest;
}

export const answerDialogs = createDialogHost<OpenedAnswer>((opened, onClose) => (
  <AnswerDialog {...opened} onClose={onClose} />
));
