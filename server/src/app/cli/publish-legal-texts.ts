import { publishLegalTexts } from '#academy/legal-texts/publish-legal-texts.ts';
import { withStore } from '#store/open-store.ts';
import { runCommand } from './command.ts';

/** Publishes the legal texts of server/legal whose version is new; what is published already stays as it is (R701). */
await runCommand(async config => {
  const log = { info: () => {}, error: (_details: object, message: string) => console.error(message) };
  const published = await withStore(config, log, db => publishLegalTexts(db, { now: new Date() }));
  for (const { kind, version, isMaterial } of published)
    console.log(`published ${kind} ${version}${isMaterial ? ', a material change' : ''}`);
  if (published.length === 0) console.log('nothing new: every version in server/legal is published already');
});
