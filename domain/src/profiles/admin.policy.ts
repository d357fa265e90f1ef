import type { Role } from '#roles.ts';
import type { Actor } from './actor.ts';

/** Only an owner makes a person an admin, or changes the account of one (R803). */
export const canChangePersonWithRole = (actor: Pick<Actor, 'rights'>, role: Role | null) =>
  role !== 'admin' || actor.rights.includes('owner');
