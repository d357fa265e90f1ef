import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What an entry of the browser's history says about a form of several steps. */
interface StepEntry {
  readonly step: number;
  /** The steps of this form in the entries before it, so that Back in the form is Back of the browser. */
  readonly before: readonly number[];
}

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === 'object' && state !== null && 'step' in state && 'before' in state;

/** Makes each step an entry of the browser's history: Back and Forward lead through the form (R742). */
export function useStepHistory(step: number, onTravel: (step: number) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = useRef<StepEntry | null>(null);

  const follow = useEffectEvent((state: unknown) => {
    entry.current = isStepEntry(state) ? state : null;
    if (entry.current && entry.current.step !== step) onTravel(entry.current.step);
  });
  useEffect(() => follow(location.state), [location.state]);

  const write = (state: StepEntry, replace: boolean) => {
    entry.current = state;
    void navigate(location, { state, replace });
  };
  return {
    enter(next: number) {
      const { before } = entry.current ?? { before: [] };
      if (before.at(-1) === next) return void navigate(-1);
      // The page was opened without a step.
      if (!entry.current) write({ step, before }, true);
      write({ step: next, before: [...before, step] }, false);
    },
    /** Back then leads out of a form that was sent, and not through its steps. */
    leave() {
      const { length } = entry.current?.before ?? [];
      if (length > 0) void navigate(-length);
    },
  };
}
