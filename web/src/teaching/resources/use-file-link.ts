import type { FileUse } from '@bayan/domain/files/file';
import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useCall } from '#platform/api/use-call.ts';

/** An address under which the file of a resource can be had for an hour. */
export function useFileLink() {
  const call = useCall();
  return async ({ id }: Resource, use: FileUse): Promise<string> => {
    const { url } = await call('POST /api/resources/{id}/link', { params: { id }, body: { use } });
    return url;
  };
}
