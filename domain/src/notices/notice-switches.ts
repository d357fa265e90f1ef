import type { OptionalNotice } from './notice-kind.ts';
import type { NoticeSettings, NoticeSettingsForm } from './notices.contract.ts';

/** Until somebody has chosen otherwise. */
export const ALL_NOTICES: NoticeSettings = {
  lessonMade: true,
  lessonTutor: true,
  homeworkSet: true,
  homeworkGraded: true,
  version: 0,
};

export const NOTICE_SWITCH_OF = {
  'lesson-made': 'lessonMade',
  'lesson-tutor': 'lessonTutor',
  'homework-set': 'homeworkSet',
  'homework-graded': 'homeworkGraded',
} as const satisfies Record<OptionalNotice, keyof NoticeSettingsForm>;
