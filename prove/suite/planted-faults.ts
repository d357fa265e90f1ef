import { adminFaults } from './faults/admin.ts';
import { adminAreaFaults } from './faults/admin-area.ts';
import { domainFaults } from './faults/domain.ts';
import { erasureFaults } from './faults/erasure.ts';
import { fairShareFaults } from './faults/fair-shares.ts';
import { passkeyFaults } from './faults/passkeys.ts';
import { publicPageFaults } from './faults/public-pages.ts';
import { secondFactorFaults } from './faults/second-factor.ts';
import { securityEventFaults } from './faults/security-events.ts';
import { serverFaults } from './faults/server.ts';
import { shuttingOutFaults } from './faults/shutting-out.ts';
import { signInFaults } from './faults/sign-in.ts';
import { studentFaults } from './faults/student.ts';
import { taughtHoursFaults } from './faults/taught-hours.ts';
import { textFaults } from './faults/texts.ts';
import { tutorFaults } from './faults/tutor.ts';
import type { PlantedFault } from './planted-fault.ts';

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...textFaults,
  ...publicPageFaults,
  ...signInFaults,
  ...secondFactorFaults,
  ...tutorFaults,
  ...studentFaults,
  ...adminFaults,
  ...adminAreaFaults,
  ...erasureFaults,
  ...domainFaults,
  ...serverFaults,
  ...shuttingOutFaults,
  ...securityEventFaults,
  ...fairShareFaults,
  ...taughtHoursFaults,
  ...passkeyFaults,
];
