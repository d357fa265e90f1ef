import type { Fault } from '#prove/proof.ts';

export const FAULTS: readonly Fault[] = [
  {
    name: 'a commit that does not wait for the disk',
    file: 'packages/embedded-postgres/src/durability.ts',
    find: "[name, durability === 'full' ? 'on' : 'off']",
    replace: "[name, durability === 'full' && name !== 'synchronous_commit' ? 'on' : 'off']",
  },
  {
    name: 'an answer that is sent before the commit',
    file: 'packages/platform/src/db/transaction.ts',
    find: 'return await attemptOnce(db, change);',
    replace: `return await new Promise((resolve, reject) => {
        attemptOnce(db, async tx => {
          const result = await change(tx);
          resolve(result);
          return result;
        }).catch(reject);
      });`,
  },
  {
    name: 'an Idempotency-Key that is forgotten',
    file: 'packages/platform/src/db/idempotency.ts',
    find: 'if (taken.length === 0) {',
    replace: 'if (taken.length < 0) {',
  },
  {
    name: 'an audit line in a transaction of its own',
    file: 'server/src/academy/audit/audit.repository.ts',
    find: '  await tx\n    .insert(auditLog)',
    replace: "  await tx.execute('commit and chain');\n  await tx\n    .insert(auditLog)",
  },
  {
    name: 'a mail in a transaction of its own',
    file: 'server/src/academy/mail/mail.repository.ts',
    find: '  await tx\n    .insert(mailOutbox)',
    replace: "  await tx.execute('commit and chain');\n  await tx\n    .insert(mailOutbox)",
  },
];
