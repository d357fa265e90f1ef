import { mailTextsContract } from '@bayan/domain/mail/mail-texts.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import type { Config } from '#config/config.ts';
import { changeMailTexts } from './change-mail-texts.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { listOwnTexts } from './own-texts.repository.ts';
import { previewMail } from './preview-mail.ts';
import { type AddressOf, sendTestMail } from './send-test-mail.ts';
import { knownMail, viewMailTexts } from './view-mail-texts.ts';

interface Parts {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly namedPeople: NamedPeople;
  readonly addressOf: AddressOf;
}

export const mailTextsRoutes = ({ config: { publicUrl }, namedPeople, addressOf }: Parts) =>
  defineRoutes(mailTextsContract, {
    async 'GET /api/mail-texts'(_call, db) {
      const changed = await listOwnTexts(db);
      const items = MAIL_KINDS.map(kind => ({
        kind,
        changed: changed.filter(own => own.kind === kind).map(({ language }) => language),
      }));
      return { items };
    },
    'GET /api/mail-texts/{kind}/{language}': ({ params }, db) =>
      viewMailTexts(db, knownMail(params), namedPeople),
    'PUT /api/mail-texts/{kind}/{language}'(call, tx) {
      const { params, version, body } = call;
      return changeMailTexts(tx, call, { mail: knownMail(params), version, texts: body.texts }, namedPeople);
    },
    async 'POST /api/mail-texts/{kind}/{language}/preview'({ params, body, now }, tx) {
      const asked = { mail: knownMail(params), texts: body.texts };
      return { previews: await previewMail(tx, asked, { publicUrl, now }) };
    },
    'POST /api/mail-texts/{kind}/{language}/test': (call, tx) =>
      sendTestMail(tx, call, { mail: knownMail(call.params), publicUrl }, addressOf),
  });
