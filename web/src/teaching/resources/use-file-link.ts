import type { FileLink, FileUse } from '@bayan/domain/files/file';
import type { Resource } from '@bayan/domain/resources/resource';
import { useApi } from '#platform/api/use-api.ts';

/** An address under which the file of a resource can be had for an hour. */
export function useFileLink() {
  const api = useApi();
  return async ({ id }: Resource, use: FileUse): Promise<string> => {
    const { url } = await api<FileLink>(`/api/resources/${id}/link`, { method: 'POST', body: { use } });
    return url;
  };
}
