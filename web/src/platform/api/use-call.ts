import { useMemo } from 'react';
import { createApi } from '#platform/api-client.ts';
import { type Call, callWith } from './call.ts';
import { useApiAccess } from './use-api-access.ts';

/** The API, called as the signed-in person. */
export function useCall(): Call {
  const access = useApiAccess();
  return useMemo(() => callWith(createApi(access)), [access]);
}
