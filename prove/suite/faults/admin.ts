import type { PlantedFault } from '#prove/suite/planted-fault.ts';
import { byComponent, byJourney } from '#prove/suite/where-noticed.ts';

export const adminFaults: readonly PlantedFault[] = [
  {
    name: 'a request does not say whose lesson it is about',
    kind: 'missing content',
    screen: 'admin: session requests',
    file: 'web/src/teaching/session-requests/open-requests.tsx',
    find: 'requests={requests} namesTutor />',
    replace: 'requests={requests} />',
    noticedBy: byJourney('admin-session-requests.test.ts', 'appears at once with its tutor and every clock'),
  },
  {
    name: 'the message of a family cannot be answered',
    kind: 'a button without effect',
    screen: 'admin: messages',
    file: 'web/src/teaching/messages/waiting-messages.tsx',
    find: 'onPress={() => setAnswered(conversation)}',
    replace: 'onPress={() => setAnswered(null)}',
    noticedBy: byJourney('student-contact.test.ts', 'takes a message to the academy'),
  },
  {
    name: 'the first page of an administrator has no note',
    kind: 'missing content',
    screen: 'admin: first page',
    file: 'web/src/pages/admin-dashboard/overview.tsx',
    find: " note={t('adminRoot.note')}",
    replace: '',
    noticedBy: byJourney('dashboard.test.ts', 'of an administrator show their note'),
  },
  {
    name: 'an address without a page is called otherwise within a dashboard',
    kind: 'missing content',
    screen: 'every dashboard',
    file: 'web/src/pages/dashboard/dashboard-not-found.tsx',
    find: "title={t('notFound.heading')}",
    replace: "title={t('notFound.home')}",
    noticedBy: byJourney('dashboard.test.ts', 'of a tutor say so at an address without a page'),
  },
  {
    name: 'every place is in the thumb’s reach',
    kind: 'an overflow',
    screen: 'every dashboard',
    file: 'web/src/shell/dashboard/bottom-nav.tsx',
    find: '          .filter(({ isInBottomNav }) => isInBottomNav)\n',
    replace: '',
    noticedBy: byComponent('dashboard-frame.test.tsx', 'a phone has four places in the thumb’s reach'),
  },
  {
    name: 'a lesson without a tutor is given over any version',
    kind: 'a version not checked',
    screen: 'admin: first page',
    file: 'web/src/views/admin-overview/give-dialog.tsx',
    find: 'version: session.version }',
    replace: 'version: session.version + 1 }',
    noticedBy: byComponent('without-tutor.test.tsx', 'over the version that was read'),
  },
];
