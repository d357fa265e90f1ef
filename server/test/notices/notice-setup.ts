import type { noticeView } from '@bayan/domain/notices/notices.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { composeMail } from '#academy/mail/outgoing-mail.ts';
import { mailOutbox } from '#schema/academy.ts';
import { sessions } from '#schema/teaching.ts';
import { openPartedSetup } from '#test/assignments/parted.ts';
import type { Person } from '#test/builders.ts';

export type Listed = z.output<typeof noticeView>;

/** Families, tutors and an admin who change each other's lessons, and what each of them is told. */
export async function openNoticeSetup() {
  const setup = await openPartedSetup();
  const { app } = setup;
  const setupOfNotices = {
    ...setup,
    /** What is in the outbox for an address and was not taken back, in the order it was written. */
    mailsTo: (address: string) =>
      app.db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.toAddress, address), eq(mailOutbox.status, 'waiting')))
        .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id)),
    /** The one mail that waits for an address. */
    async mailTo(address: string) {
      const mails = await setupOfNotices.mailsTo(address);
      const [mail] = mails;
      if (!mail || mails.length > 1) throw new Error(`${mails.length} mails wait for ${address}`);
      return mail;
    },
    /** As a mail program reads it. */
    async writtenTo(address: string) {
      const { toAddress: to, messageId, ...mail } = await setupOfNotices.mailTo(address);
      const sender = {
        siteName: 'Bayan Academy',
        siteNameAr: 'أكاديمية بيان',
        contactEmail: 'office@bayan.example',
        emailNotifications: true,
      };
      const { message } = composeMail({ ...mail, to, messageId: messageId ?? '<m@bayan.example>' }, sender, {
        publicUrl: 'https://bayan.example',
        now: app.clock.now(),
      });
      return message;
    },
    /** As if the mail server had taken all that is due by now. */
    deliver: () =>
      app.db
        .update(mailOutbox)
        .set({ status: 'sent', data: {}, sentAt: app.clock.now() })
        .where(
          and(
            eq(mailOutbox.status, 'waiting'),
            sql`${mailOutbox.nextAttemptAt} <= ${app.clock.now().toISOString()}::timestamptz`,
          ),
        ),
    async move(who: Person, id: string, startsAt: Date, reason?: string) {
      const { version } = await setup.stored(id);
      const at = startsAt.toISOString();
      const body = { date: at.slice(0, 10), time: at.slice(11, 16), timezone: 'UTC', reason };
      const answer = await who.call('PATCH', `/api/sessions/${id}`, { body, version });
      if (answer.status !== 200) throw new Error(await answer.text());
    },
    async become(who: Person, id: string, status: string, reason?: string) {
      const { version } = await setup.stored(id);
      const answer = await who.call('POST', `/api/sessions/${id}/status`, {
        body: { status, reason },
        version,
      });
      if (answer.status !== 200) throw new Error(await answer.text());
    },
    async log(who: Person, studentId: string, startsAt: Date, more: object = {}) {
      const at = startsAt.toISOString();
      const body = {
        studentId,
        subject: 'English',
        date: at.slice(0, 10),
        time: at.slice(11, 16),
        timezone: 'UTC',
        ...more,
      };
      const answer = await who.call('POST', '/api/sessions', { body });
      if (answer.status !== 201) throw new Error(await answer.text());
      return (await answer.json()) as { id: string; startsAt: string };
    },
    async startOf(id: string) {
      const [row] = await app.db.select().from(sessions).where(eq(sessions.id, id));
      return row?.startsAt ?? new Date(0);
    },
    async noticesOf(who: Person, query = ''): Promise<Listed[]> {
      const answer = await who.call('GET', `/api/notices${query}`);
      return ((await answer.json()) as { items: Listed[] }).items;
    },
    async unreadOf(who: Person): Promise<number> {
      return ((await (await who.call('GET', '/api/badges')).json()) as { notices: number }).notices;
    },
    fromNow: (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds),
  };
  return setupOfNotices;
}
export type NoticeSetup = Awaited<ReturnType<typeof openNoticeSetup>>;
