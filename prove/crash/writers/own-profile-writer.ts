import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { SMALL_PICTURE } from '#prove/fuzz/small-picture.ts';

const CHANGE = 'patch /api/me';
const SET_PICTURE = 'put /api/me/picture';
const REMOVE_PICTURE = 'delete /api/me/picture';
const PICTURE = '/api/me/picture';

async function versionOf({ read }: Scenario, { id }: { readonly id: string }): Promise<number> {
  const { profile } = await read('/api/profiles/{id}', id);
  return (profile as { version: number }).version;
}

/** Its bytes are where the answer says. */
function setPicture({ tutor, dataDir }: Scenario, version: number): Change {
  const change = audited({
    route: SET_PICTURE,
    call: { method: 'PUT', path: PICTURE, token: tutor.token, version, file: SMALL_PICTURE },
    action: 'profile.picture-set',
    target: tutor.id,
    before: { profile: { version } },
  });
  return {
    ...change,
    async differs(store, reply) {
      const { picture } = reply.body.profile as { picture: { large: string } };
      const id = picture.large.split('/').at(-1);
      for (const size of ['large', 'small']) {
        const kept = await readFile(join(dataDir, 'files/pictures', `${id}-${size}`)).catch(() => null);
        if (!kept?.byteLength) return `the ${size} picture is not on the disk`;
      }
      return (await change.differs?.(store, reply)) ?? null;
    },
  };
}

/** A tutor at her own profile, which nobody else changes. */
export const ownProfileWriter: Writer = {
  routes: [CHANGE, SET_PICTURE, REMOVE_PICTURE],
  start: async scenario => async () => {
    const { tutor, perform } = scenario;
    const own = { token: tutor.token, path: '/api/me' } as const;
    const version = await versionOf(scenario, tutor);
    const body = { profile: { name: unique('Eleanor') }, tutor: { bio: unique('bio') } };
    await perform(
      audited({
        route: CHANGE,
        call: { ...own, method: 'PATCH', version, body },
        action: 'profile.changed',
        target: tutor.id,
        before: { profile: { version } },
      }),
    );
    await perform(setPicture(scenario, await versionOf(scenario, tutor)));
    const withPicture = await versionOf(scenario, tutor);
    await perform(
      audited({
        route: REMOVE_PICTURE,
        call: { ...own, method: 'DELETE', path: PICTURE, version: withPicture },
        action: 'profile.picture-removed',
        target: tutor.id,
        before: { profile: { version: withPicture } },
      }),
    );
  },
};

/** A family that gives another address of the parent's each time: line, record and both mails, or none of it (R442). */
export const familyWriter: Writer = {
  routes: [CHANGE],
  start: async scenario => async () => {
    const { student, perform } = scenario;
    const version = await versionOf(scenario, student);
    const parentContact = { email: `${unique('parent')}@family.example` };
    const body = { student: { learningGoals: [unique('goal')], parentContact } };
    await perform(
      audited({
        route: CHANGE,
        call: { method: 'PATCH', path: '/api/me', token: student.token, version, body },
        action: 'profile.parent-address-changed',
        target: student.id,
        before: { profile: { version } },
      }),
    );
  },
};
