import { randomUUID } from 'node:crypto';
import { demandFreshProof } from '@bayan/auth/own-account/fresh-proof';
import { mailedLinkRoutes } from '@bayan/auth/routes/mailed-links.routes';
import { proofRoutes } from '@bayan/auth/routes/proof.routes';
import { recoveryCodeRoutes } from '@bayan/auth/routes/recovery-codes.routes';
import { Refusal } from '@bayan/domain/errors';
import type { Database } from '@bayan/platform/db/database';
import { createFileAddresses, type FileAddresses } from '@bayan/platform/file-store/file-address';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { createUploads, type Uploads } from '@bayan/platform/file-store/receive-file';
import { createScan } from '@bayan/platform/file-store/scanner';
import { createAnswers } from '@bayan/platform/http/answer';
import { createAnswersUnderWay } from '@bayan/platform/http/answers-under-way';
import { networkOf, trustedProxies } from '@bayan/platform/http/client-address';
import { type DispatchParts, dispatch } from '@bayan/platform/http/dispatch';
import { refusalOf } from '@bayan/platform/http/failure';
import type { Lifecycle } from '@bayan/platform/http/lifecycle';
import { loggedPath } from '@bayan/platform/http/logged-path';
import type { RequestFacts } from '@bayan/platform/http/request-facts';
import type { Route } from '@bayan/platform/http/route';
import { createRouteTable, pathOf } from '@bayan/platform/http/route-table';
import { createEnforceLimit } from '@bayan/platform/limits/enforce-endpoint-limit';
import type { Log } from '@bayan/platform/log/log';
import { createIsOwnVersion } from '#academy/audit/record-versions.repository.ts';
import { fileRoutes } from '#academy/files/files.routes.ts';
import { uploadRoutes } from '#academy/files/uploads.routes.ts';
import { healthRoutes } from '#academy/health/health.routes.ts';
import { holidayRoutes } from '#academy/holidays/holidays.routes.ts';
import type { CountryOf } from '#academy/language/country.ts';
import { languageRoutes } from '#academy/language/language.routes.ts';
import { visitorCountry } from '#academy/language/visitor-country.ts';
import { lessonRulesRoutes } from '#academy/lesson-rules/lesson-rules.routes.ts';
import { mailRoutes } from '#academy/mail/mail.routes.ts';
import { mailTextsRoutes } from '#academy/mail/mail-texts.routes.ts';
import { settingsRoutes } from '#academy/settings/settings.routes.ts';
import type { Config } from '#config/config.ts';
import { authServiceRoutes } from '#people/access/auth-service.routes.ts';
import { createAuthenticator } from '#people/access/authenticate.ts';
import type { OwnSignIn, SignInService } from '#people/access/connect-hosted.ts';
import { createHostedAuthenticator } from '#people/access/hosted-authenticate.ts';
import { accountDeviceRoutes } from '#people/accounts/account-devices.routes.ts';
import { deviceRoutes } from '#people/accounts/devices.routes.ts';
import { adminRoutes } from '#people/admins/admins.routes.ts';
import { applicationAdminRoutes } from '#people/applications/application-admin.routes.ts';
import { applicationRoutes } from '#people/applications/applications.routes.ts';
import type { AccountParts } from '#people/applications/make-account.ts';
import { assignmentRoutes } from '#people/assignments/assignments.routes.ts';
import { auditRoutes } from '#people/audit/audit.routes.ts';
import { familyPriceRoutes } from '#people/family-prices/family-prices.routes.ts';
import type { DemandFreshProof } from '#people/profiles/fresh-proof.ts';
import { inviteHostedPerson } from '#people/profiles/invite-hosted-person.ts';
import { invitePerson } from '#people/profiles/invite-person.ts';
import { pictureRoutes } from '#people/profiles/pictures.routes.ts';
import { profileRoutes } from '#people/profiles/profiles.routes.ts';
import { publicTutorRoutes } from '#people/public-tutors/public-tutors.routes.ts';
import { createNoteRefusedAccess } from '#people/security-events/note-refused-access.ts';
import { activityRoutes, securityEventRoutes } from '#people/security-events/security-events.routes.ts';
import { vettingRoutes } from '#people/vetting/vetting.routes.ts';
import { availabilityRoutes } from '#teaching/availability/availability.routes.ts';
import { departureRoutes } from '#teaching/departures/departures.routes.ts';
import { feedbackRoutes } from '#teaching/feedback/feedback.routes.ts';
import { handoverRoutes } from '#teaching/handovers/handovers.routes.ts';
import { homeworkRoutes } from '#teaching/homework/homework.routes.ts';
import { importRoutes } from '#teaching/imports/imports.routes.ts';
import { messageRoutes } from '#teaching/messages/messages.routes.ts';
import { noticeRoutes } from '#teaching/notices/notices.routes.ts';
import { progressNoteRoutes } from '#teaching/progress-notes/progress-notes.routes.ts';
import { lessonReplyRoutes } from '#teaching/reminders/lesson-replies.routes.ts';
import { reminderRoutes } from '#teaching/reminders/reminders.routes.ts';
import { resourceRoutes } from '#teaching/resources/resources.routes.ts';
import { sessionMoveRoutes } from '#teaching/session-moves/session-moves.routes.ts';
import { sessionReportRoutes } from '#teaching/session-reports/session-reports.routes.ts';
import { sessionRequestRoutes } from '#teaching/session-requests/session-requests.routes.ts';
import { seriesChangeRoutes } from '#teaching/session-series/series-change.routes.ts';
import { seriesDaysOffRoutes } from '#teaching/session-series/series-days-off.routes.ts';
import { seriesGapsRoutes } from '#teaching/session-series/series-gaps.routes.ts';
import { sessionSeriesRoutes } from '#teaching/session-series/session-series.routes.ts';
import { sessionRoutes } from '#teaching/sessions/sessions.routes.ts';
import { staffNoteRoutes } from '#teaching/staff-notes/staff-notes.routes.ts';
import { timeOffRoutes } from '#teaching/time-off/time-off.routes.ts';
import { timetableSeriesRoutes } from '#teaching/timetable-series/timetable-series.routes.ts';
import { timetableRoutes } from '#teaching/timetables/timetables.routes.ts';
import { badgeRoutes } from '#views/badges/badges.routes.ts';
import { calendarRoutes } from '#views/calendar/calendar.routes.ts';
import { liveRoutes } from '#views/live/live.routes.ts';
import { createLiveHub, type LiveHub } from '#views/live/live-hub.ts';
import { erasureRoutes } from '#views/personal-data/erasures.routes.ts';
import { exportRoutes } from '#views/personal-data/exports.routes.ts';
import { progressRoutes } from '#views/progress/progress.routes.ts';
import { recordHistoryRoutes } from '#views/record-history/record-history.routes.ts';
import { sessionCalendarRoutes } from '#views/session-calendar/session-calendar.routes.ts';
import { statementRoutes } from '#views/statements/statements.routes.ts';
import { statisticsRoutes } from '#views/statistics/statistics.routes.ts';
import { studentOverviewRoutes } from '#views/student-overview/student-overview.routes.ts';
import { studentRecordRoutes } from '#views/student-record/student-record.routes.ts';
import { studentRoutes } from '#views/students/students.routes.ts';
import { todayRoutes } from '#views/today/today.routes.ts';
import { tutorOverviewRoutes } from '#views/tutor-overview/tutor-overview.routes.ts';
import { tutorRecordRoutes } from '#views/tutor-record/tutor-record.routes.ts';
import { tutorRoutes } from '#views/tutors/tutors.routes.ts';
import { authHost } from './auth-host.ts';
import { type Answered, createNonApiRoutes } from './non-api-routes.ts';
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
  ...accountDeviceRoutes({ ...parts, host: authHost }),
  ...recoveryCodeRoutes({ ...parts, ...signIn, host: authHost }),
  ...proofRoutes({ ...parts, ...signIn, host: authHost }),
  ...mailedLinkRoutes(parts),
  ...activityRoutes(parts),
];

/** By our own sign-in service, or by a hosted one. */
const inviteBy =
  ({ signIn, config }: Shared): AccountParts['invite'] =>
  (tx, context, form) =>
    signIn.kind === 'hosted'
      ? inviteHostedPerson(tx, context, form, signIn.invite)
      : invitePerson(tx, context, form, config);

const freshProofOf = ({ signIn }: Shared): DemandFreshProof =>
  signIn.kind === 'own' ? demandFreshProof : async () => {};

/** Every route of every feature, in one place. */
const allRoutes = (parts: Shared, isHosted = parts.signIn.kind === 'hosted'): Route[] => [
  ...healthRoutes(parts),
  ...languageRoutes(),
  ...settingsRoutes(wiring),
  ...holidayRoutes(),
  ...lessonRulesRoutes(wiring),
  ...authServiceRoutes(parts),
  ...profileRoutes({
    ...parts,
    ...wiring,
    demandFreshProof: freshProofOf(parts),
    inviteHosted: parts.signIn.kind === 'hosted' ? parts.signIn.invite : null,
  }),
  ...adminRoutes({ isHosted, demandFreshProof: freshProofOf(parts) }),
  ...auditRoutes(),
  ...pictureRoutes(parts),
  ...publicTutorRoutes(),
  ...familyPriceRoutes(wiring),
  ...vettingRoutes(parts),
  ...(parts.signIn.kind === 'own' ? ownSignInRoutes(parts, parts.signIn) : []),
  ...securityEventRoutes(parts),
  ...assignmentRoutes(wiring),
  ...studentRoutes(),
  ...tutorRoutes(),
  ...sessionCalendarRoutes(),
  ...sessionRoutes({ ...parts, ...wiring }),
  ...departureRoutes(wiring),
  ...handoverRoutes(wiring),
  ...availabilityRoutes(),
  ...timeOffRoutes(),
  ...timetableRoutes(),
  ...timetableSeriesRoutes(wiring),
  ...seriesChangeRoutes(wiring),
  ...seriesDaysOffRoutes(wiring),
  ...seriesGapsRoutes(wiring),
  ...sessionSeriesRoutes(wiring),
  ...sessionMoveRoutes({ ...parts, ...wiring }),
  ...sessionRequestRoutes({ ...parts, ...wiring }),
  ...sessionReportRoutes(wiring),
  ...feedbackRoutes(),
  ...calendarRoutes(parts),
  ...homeworkRoutes({ ...parts, ...wiring }),
  ...progressNoteRoutes(),
  ...progressRoutes(),
  ...messageRoutes(),
  ...resourceRoutes(parts),
  ...uploadRoutes(parts),
  ...fileRoutes({ ...parts, ...wiring }),
  ...applicationRoutes(parts),
  ...applicationAdminRoutes({ ...parts, ...wiring, invite: inviteBy(parts) }),
  ...noticeRoutes(),
  ...reminderRoutes(),
  ...lessonReplyRoutes(),
  ...staffNoteRoutes(),
  ...importRoutes({ ...parts, ...wiring, isHosted }),
  ...tutorOverviewRoutes(),
  ...tutorRecordRoutes({ isHosted }),
  ...todayRoutes(),
  ...studentOverviewRoutes(),
  ...studentRecordRoutes({ isHosted }),
  ...recordHistoryRoutes(),
  ...statisticsRoutes(),
  ...statementRoutes(),
  ...badgeRoutes(),
  ...liveRoutes(parts),
  ...mailRoutes(),
  ...mailTextsRoutes({ ...parts, ...wiring }),
  ...exportRoutes({ ...parts, demandFreshProof: freshProofOf(parts) }),
  ...erasureRoutes({ demandFreshProof: freshProofOf(parts) }),
];

export function createApp(parts: AppParts): App {
  const { config, db, files, clock, log, pages, countryOf, signIn } = parts;
  const answers = createAnswers(pages.security);
  const { authenticate, recheckAccess } =
    signIn.kind === 'own'
      ? createAuthenticator({ db, config, keys: signIn.keys })
      : createHostedAuthenticator({ ...signIn, db, host: authHost, config, log });
  const live = createLiveHub({ db, clock, log, recheckAccess });
  const { clamdUrl } = config;
  const uploads = createUploads({ disk: config, files, scan: createScan({ clamdUrl, log }) });
  const routes = allRoutes({ ...parts, live, uploads, addresses: createFileAddresses() });
  const table = createRouteTable(routes);
  const proxies = trustedProxies(config.trustedProxies);
  const onRefused = createNoteRefusedAccess({ db, log });
  const enforceLimit = createEnforceLimit({ db, isOn: config.auth.rateLimits });
  const onUndeclared = parts.onUndeclared ?? createUndeclaredWarning(log);
  const dispatchParts = {
    ...{ db, answers, authenticate, log, uploads, enforceLimit, onUndeclared, onRefused },
    isOwnVersion: createIsOwnVersion(db),
  };
  const others = createNonApiRoutes(parts, { routes, answers, authenticate });

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
      log.request(
        { requestId, method, path: loggedPath(path), status: response.status, milliseconds },
        error,
      );
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
