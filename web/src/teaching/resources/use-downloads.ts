import { useState } from 'react';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { attempt } from '#platform/attempt.ts';

const PLACE = 'bayan.downloads';
const OFF = 'off';

export interface Downloads {
  readonly isOn: boolean;
  /** Whether the academy allows any; then a tutor may turn her own off and on (R175). */
  readonly isAllowed: boolean;
  readonly turn: (isOn: boolean) => void;
}

/** Null until the academy has said whether it allows downloads. The choice stays on this device. */
export function useDownloads(): Downloads | null {
  const [isWanted, setWanted] = useState(() => attempt(() => localStorage.getItem(PLACE)) !== OFF);
  const { data } = useEndpoint('GET /api/settings', {});
  if (!data) return null;
  return {
    isOn: data.allowResourceDownloads && isWanted,
    isAllowed: data.allowResourceDownloads,
    turn(isOn) {
      setWanted(isOn);
      attempt(() => (isOn ? localStorage.removeItem(PLACE) : localStorage.setItem(PLACE, OFF)));
    },
  };
}
