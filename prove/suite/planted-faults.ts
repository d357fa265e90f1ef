import { adminFaults } from './faults/admin.ts';
import { domainFaults } from './faults/domain.ts';
import { publicPageFaults } from './faults/public-pages.ts';
import { serverFaults } from './faults/server.ts';
import { signInFaults } from './faults/sign-in.ts';
import { studentFaults } from './faults/student.ts';
import { textFaults } from './faults/texts.ts';
import { tutorFaults } from './faults/tutor.ts';
import type { PlantedFault } from './planted-fault.ts';

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...textFaults,
  ...publicPageFaults,
  ...signInFaults,
  ...tutorFaults,
  ...studentFaults,
  ...adminFaults,
  ...domainFaults,
  ...serverFaults,
];
