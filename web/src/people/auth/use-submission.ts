import { type FormEvent, useState } from 'react';

interface Submission {
  readonly isPending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** One at a time: while a form is on its way it is not sent again. */
export function useSubmission(send: (form: HTMLFormElement) => Promise<void>): Submission {
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    onSubmit(event) {
      event.preventDefault();
      if (isPending) return;
      setPending(true);
      void send(event.currentTarget).finally(() => setPending(false));
    },
  };
}
