/** Lets go of what the worker kept of a page; whether there was anything. */
export async function deleteCachedPage(path: string): Promise<boolean> {
  const names = await caches.keys();
  const had = await Promise.all(names.map(async name => (await caches.open(name)).delete(path)));
  return had.includes(true);
}
