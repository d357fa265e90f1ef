import { randomUUID } from 'node:crypto';
import { Refusal } from '@bayan/domain/errors';
import type { Database } from '@bayan/platform/db/database';
import { createFileAddresses, type FileAddresses } from '@bayan/platform/file-store/file-address';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { createScan } from '@bayan/platform/file-store/scanner';
import { createUploads, type Uploads } from '@bayan/platform/file-store/uploads';
import { createAnswers } from '@bayan/platform/http/answer';
import { createAnswersUnderWay } from '@bayan/platform/http/answers-under-way';
import { networkOf, trustedProxies } from '@bayan/platform/http/client-address';
import { type DispatchParts, dispatch } from '@bayan/platform/http/dispatch';
import { refusalOf } from '@bayan/platform/http/failure';
import type { Lifecycle } from '@bayan/platform/http/lifecycle';
import type { RequestFacts } from '@bayan/platform/http/request-facts';
import type { Route } from '@bayan/platform/http/route';
import { createRouteTable, pathOf } from '@bayan/platform/http/route-table';
import { shownPath } from '@bayan/platform/http/shown-path';
import { createEnforceLimit } from '@bayan/platform/limits/enforce-endpoint-limit';
import type { Log } from '@bayan/platform/log/log';
import { authHost } from './auth-host.ts';
import type { Config } from './config.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { assignmentRoutes } from './features/assignments/assignments.routes.ts';
import { deviceRoutes } from './features/auth/devices/devices.routes.ts';
import { recoveryCodeRoutes } from './features/auth/factors/recovery-codes.routes.ts';
import { authServiceRoutes } from './features/auth/hosted/auth-service.routes.ts';
import type { OwnSignIn, SignInService } from './features/auth/hosted/connect-hosted.ts';
import { createHostedAuthenticator } from './features/auth/hosted/hosted-authenticate.ts';
import { mailedLinkRoutes } from './features/auth/mailed/mailed-links.routes.ts';
import { createAuthenticator } from './features/auth/sign-in/authenticate.ts';
import { badgeRoutes } from './features/badges/badges.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { feedbackRoutes } from './features/feedback/feedback.routes.ts';
import { fileRoutes } from './features/files/files.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { homeworkRoutes } from './features/homework/homework.routes.ts';
import type { CountryOf } from './features/language/country.ts';
import { languageRoutes } from './features/language/language.routes.ts';
import { visitorCountry } from './features/language/visitor-country.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { createLiveHub, type LiveHub } from './features/live/live-hub.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { pictureRoutes } from './features/profiles/pictures.routes.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { progressNoteRoutes } from './features/progress-notes/progress-notes.routes.ts';
import { lessonReplyRoutes } from './features/reminders/lesson-replies.routes.ts';
import { reminderRoutes } from './features/reminders/reminders.routes.ts';
import { resourceRoutes } from './features/resources/resources.routes.ts';
import { createNoteRefusedAccess } from './features/security-events/note-refused-access.ts';
import { activityRoutes, securityEventRoutes } from './features/security-events/security-events.routes.ts';
import { sessionRequestRoutes } from './features/sessions/requests/session-requests.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { studentOverviewRoutes } from './features/student-overview/student-overview.routes.ts';
import { studentRoutes } from './features/students/students.routes.ts';
import { tutorOverviewRoutes } from './features/tutor-overview/tutor-overview.routes.ts';
import { tutorRoutes } from './features/tutors/tutors.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { type Answered, createOtherAnswers } from './other-answers.ts';
import type { Pages } from './pages/pages.ts';
import { wiring } from './wiring.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly log: Log;
  readonly signIn: SignInService;
  readonly pages: Pages;
  readonly countryOf: CountryOf;
  readonly lifecycle: Lifecycle;
  /** Hears of a refusal that no contract names; a warning in the log where nobody asks to. */
  readonly onUndeclared?: DispatchParts['onUndeclared'];
}

export interface App {
  /** `hangUp` ends the connection at once, `onceOver` tells of its end; without a socket there is neither. */
  fetch(
    request: Request,
    peerAddress: string,
    hangUp?: () => void,
    onceOver?: (then: () => void) => void,
  ): Promise<Response>;
  /** The answer to what is no request at all. */
  unreadable(): Response;
  /** Every route of the API, for whoever must know them all. */
  readonly routes: readonly Route[];
  /** Whoever waits for changes. */
  readonly live: Pick<LiveHub, 'heard' | 'close'>;
}

type Asked = Parameters<App['fetch']>;

/** What several features share. */
interface Shared extends AppParts {
  readonly addresses: FileAddresses;
  readonly live: LiveHub;
  readonly uploads: Uploads;
}

/** What only our own sign-in service has. */
const ownSignInRoutes = (parts: Shared, signIn: OwnSignIn): Route[] => [
  ...deviceRoutes({ ...parts, host: authHost }),
  ...recoveryCodeRoutes({ ...parts, ...signIn, host: authHost }),
  ...mailedLinkRoutes(parts),
  ...activityRoutes(parts),
];

/** Every route of every feature, in one place. */
const allRoutes = (parts: Shared): Route[] => [
  ...healthRoutes(parts),
  ...languageRoutes(),
  ...settingsRoutes(wiring),
  ...authServiceRoutes(parts),
  ...profileRoutes({
    ...parts,
    ...wiring,
    inviteHosted: parts.signIn.kind === 'hosted' ? parts.signIn.invite : null,
  }),
  ...pictureRoutes(parts),
  ...(parts.signIn.kind === 'own' ? ownSignInRoutes(parts, parts.signIn) : []),
  ...securityEventRoutes(parts),
  ...assignmentRoutes(wiring),
  ...studentRoutes(),
  ...tutorRoutes(),
  ...sessionRoutes({ ...parts, ...wiring }),
  ...sessionRequestRoutes({ ...parts, ...wiring }),
  ...feedbackRoutes(),
  ...calendarRoutes(parts),
  ...homeworkRoutes(parts),
  ...progressNoteRoutes(),
  ...progressRoutes(),
  ...messageRoutes(parts),
  ...resourceRoutes(parts),
  ...uploadRoutes(parts),
  ...fileRoutes({ ...parts, ...wiring }),
  ...applicationRoutes(parts),
  ...reminderRoutes(parts),
  ...lessonReplyRoutes(parts),
  ...tutorOverviewRoutes(),
  ...studentOverviewRoutes(),
  ...badgeRoutes(),
  ...liveRoutes(parts),
  ...mailRoutes(),
];

export function createApp(parts: AppParts): App {
  const { config, db, files, clock, log, pages, countryOf, signIn } = parts;
  const answers = createAnswers(pages.security);
  const { authenticate, stillAdmitted } =
    signIn.kind === 'own'
      ? createAuthenticator({ db, config, keys: signIn.keys })
      : createHostedAuthenticator({ ...signIn, db, host: authHost, config, log });
  const live = createLiveHub({ db, clock, log, stillAdmitted });
  const { clamdUrl } = config;
  const uploads = createUploads({ disk: config, files, scan: createScan({ clamdUrl, log }) });
  const routes = allRoutes({ ...parts, live, uploads, addresses: createFileAddresses() });
  const table = createRouteTable(routes);
  const proxies = trustedProxies(config.trustedProxies);
  const onRefused = createNoteRefusedAccess({ db, log });
  const enforceLimit = createEnforceLimit({ db, isOn: config.auth.rateLimits });
  const onUndeclared = parts.onUndeclared ?? createUndeclaredWarning(log);
  const dispatchParts = { db, answers, authenticate, log, uploads, enforceLimit, onUndeclared, onRefused };
  const others = createOtherAnswers(parts, { routes, answers, authenticate });

  const underWay = createAnswersUnderWay();

  const factsOf = (...[request, peerAddress, hangUp = () => {}, onceOver]: Asked): RequestFacts => {
    const { headers } = request;
    const { address, behindProxy } = proxies.clientOf(peerAddress, headers);
    return {
      requestId: randomUUID(),
      now: clock(),
      clientAddress: address,
      country: () => visitorCountry({ address, behindProxy, headers }, countryOf),
      hangUp,
      occupy: asker => onceOver?.(underWay(asker)),
    };
  };

  const answerTo = async (request: Request, path: string, facts: RequestFacts): Promise<Answered> => {
    try {
      facts.occupy({ network: networkOf(facts.clientAddress) });
      const found = table.find(request.method, path);
      if (!found) return await others(request, facts);
      const response = await dispatch(found, request, facts, dispatchParts);
      return { response: request.method === 'HEAD' ? await headOf(response) : response };
    } catch (error) {
      return { response: answers.refusal(refusalOf(error), facts.requestId), error };
    }
  };

  return {
    routes,
    live,
    async fetch(request, ...connection) {
      const started = performance.now();
      const facts = factsOf(request, ...connection);
      const { requestId } = facts;
      const { method } = request;
      const path = pathOf(request.url);
      const { response, error } = await answerTo(request, path, facts);
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      log.request({ requestId, method, path: shownPath(path), status: response.status, milliseconds }, error);
      return response;
    },
    unreadable: () => answers.refusal(new Refusal('input.unreadable'), randomUUID()),
  };
}

const createUndeclaredWarning =
  (log: Log): DispatchParts['onUndeclared'] =>
  ({ method, path }, code) =>
    log.warn(
      { endpoint: `${method.toUpperCase()} ${path}`, code },
      'an endpoint refused with an undeclared code',
    );

/** Nobody reads what would have followed. */
async function headOf(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}
