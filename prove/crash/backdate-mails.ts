import type { Scenario } from './scenario.ts';

/** The last mail is dated back: only one of a kind is sent a minute (R254), and a real clock cannot be moved. */
export async function backdateMails({ store }: Scenario, email: string): Promise<void> {
  await store.rows(
    `with mails as (
       update mail_outbox set created_at = created_at - interval '2 minutes' where to_address = $1
     )
     update auth_users set invited_at = invited_at - interval '2 minutes',
       confirmation_sent_at = confirmation_sent_at - interval '2 minutes',
       magic_link_sent_at = magic_link_sent_at - interval '2 minutes' where email = $1`,
    [email],
  );
}
