import { languages } from '@bayan/domain/language/language';
import { MAIL_KINDS } from '@bayan/server/academy/mail/mail-kinds';
import type { Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const CHANGE = 'put /api/mail-texts/{kind}/{language}';
const PREVIEW = 'post /api/mail-texts/{kind}/{language}/preview';
const TEST = 'post /api/mail-texts/{kind}/{language}/test';
const PATH = '/api/mail-texts/recovery/en';

const VERSION = `select version from mail_texts where kind = 'recovery' and language = 'en'`;
const CHANGED = `select count(*) from audit_log where action = 'mail-texts.changed' and after->'texts'->>'subject' = $1`;
const TESTED = `select count(*) from audit_log where action = 'mail-texts.tested'
  and after->>'kind' = $1 and after->>'language' = $2`;

async function change({ admin, store, perform }: Scenario): Promise<void> {
  const [stored] = await store.rows(VERSION, []);
  const subject = unique('Subject');
  const body = { texts: { subject } };
  await perform({
    route: CHANGE,
    call: { method: 'PUT', path: PATH, token: admin, version: Number(stored?.version ?? 0), body },
    inDoubt: 'look-first',
    times: after => after.count(CHANGED, [subject]),
  });
}

const preview = ({ admin }: Scenario): Change => ({
  route: PREVIEW,
  call: { method: 'POST', path: `${PATH}/preview`, token: admin, body: { texts: {} }, key: unique('key') },
  inDoubt: 'ask-again',
  // It changes nothing.
  times: async () => 1,
});

/** So many an hour may be sent. Each is of another mail, by which it is found again. */
const TESTED_MAILS = MAIL_KINDS.slice(0, 10).flatMap(kind => languages.map(language => ({ kind, language })));

const test = ({ admin }: Scenario, { kind, language }: (typeof TESTED_MAILS)[number]): Change => ({
  route: TEST,
  call: {
    method: 'POST',
    path: `/api/mail-texts/${kind}/${language}/test`,
    token: admin,
    key: unique('key'),
  },
  inDoubt: 'ask-again',
  times: after => after.count(TESTED, [kind, language]),
});

/** An admin who writes a mail anew, looks at it and sends it to herself. */
export const mailTextsWriter: Writer = {
  routes: [CHANGE, PREVIEW, TEST],
  start: async scenario => {
    const untested = [...TESTED_MAILS];
    return async () => {
      await change(scenario);
      await scenario.perform(preview(scenario));
      const next = untested.pop();
      if (next) await scenario.perform(test(scenario, next));
    };
  },
};
