import type { PlantedFault } from '#prove/suite/planted-fault.ts';
import { byApi } from '#prove/suite/where-noticed.ts';

const ERASURE = 'personal-data/erasure.test.ts';

export const erasureFaults: readonly PlantedFault[] = [
  {
    name: 'erasure: what a student wrote about a lesson is forgotten',
    kind: 'a leaked field',
    screen: 'admin: export and erasure',
    file: 'server/src/views/personal-data/marks-of-teaching.ts',
    find: "student_comments: 'null',",
    replace: "student_comments: 'student_comments',",
    noticedBy: byApi(ERASURE, 'an erased student is nowhere: not in the database, files, mails or audit'),
  },
  {
    name: 'erasure: the lines about her lessons go on naming a tutor',
    kind: 'a leaked field',
    screen: 'admin: export and erasure',
    file: 'server/src/views/personal-data/marks-of-academy.ts',
    find: 'strpos(concat(before, after), :person::text) > 0 offset 0',
    replace: 'false offset 0',
    noticedBy: byApi(ERASURE, 'an erased tutor leaves what she taught, and nothing about herself'),
  },
];
