import { useMemo } from 'react';
import { type Call, callWith } from './call.ts';
import { useApi } from './use-api.ts';

/** The API, called as the signed-in person. */
export function useCall(): Call {
  const api = useApi();
  return useMemo(() => callWith(api), [api]);
}
