import { randomBytes, randomUUID } from 'node:crypto';
import type { TestApp } from '#test/harness.ts';
import { insert, set } from './plain-rows.ts';

/** The sign-in of a person and what it leaves behind, with the word wherever there are words. */
export async function fillAccount(
  app: TestApp,
  id: string,
  { word, phone }: { word: string; phone: string },
) {
  const now = app.clock.now();
  const email = `${word}@family.example`;
  const metadata = JSON.stringify({ name: word });
  await set(app, 'profiles', { id }, { name_ar: `ليان ${word}`, email, phone, country: 'SA' });
  await set(app, 'auth_users', { id }, { email, new_email: `new.${email}`, user_metadata: metadata });
  await set(app, 'auth_identities', { user_id: id }, { provider_id: email, identity_data: metadata });
  await set(app, 'auth_sessions', { user_id: id }, { user_agent: word });
  await insert(app, 'auth_one_time_tokens', {
    ...{ user_id: id, purpose: 'recovery', email, expires_at: now, user_metadata: metadata },
    ...{ link_hash: randomBytes(32), code_hash: randomBytes(32) },
  });
  await insert(app, 'auth_passkeys', {
    ...{ user_id: id, credential_id: randomBytes(32), public_key: randomBytes(77), friendly_name: word },
  });
  const factor = { user_id: id, factor_type: 'totp', secret: randomBytes(20), friendly_name: word };
  await insert(app, 'auth_factors', factor);
  await insert(app, 'calendar_feeds', { profile_id: id });
  await insert(app, 'calendar_feed_reads', { profile_id: id, program: 'apple', read_at: now });
  await insert(app, 'security_events', {
    ...{ id: randomUUID(), kind: 'signed-in', person_id: id, place: word, at: now, last_at: now },
    ...{ browser: word, system: word, address: '203.0.113.7' },
  });
  await insert(app, 'uploads', { id: randomUUID(), owner_id: id, use: 'homework', name: word, size: 10 });
  return email;
}
