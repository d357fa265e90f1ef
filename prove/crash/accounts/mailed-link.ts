import type { Store } from '#prove/crash/store.ts';

/** The path of the link in the newest mail of a kind to an address, as it waits in the outbox. */
export async function linkIn(store: Store, email: string, kind: string): Promise<URL> {
  const { link } = await store.only(
    `select data->>'link' as link from mail_outbox where to_address = $1 and kind = $2
     order by created_at desc limit 1`,
    [email, kind],
  );
  return new URL(String(link));
}
