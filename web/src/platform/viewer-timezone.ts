import { createContext, useContext } from 'react';

const ViewerTimezoneContext = createContext<string | null>(null);
/** Stands around all that only somebody whose profile has come may see, so that no time is told by a guessed clock. */
export const ViewerTimezoneProvider = ViewerTimezoneContext.Provider;

/** By whose clock a screen tells every time (R231); the zones of other people are handed over by name. */
export function useViewerTimezone(): string {
  const timezone = useContext(ViewerTimezoneContext);
  if (timezone === null) throw new Error('useViewerTimezone must be used within a ViewerTimezoneProvider');
  return timezone;
}
