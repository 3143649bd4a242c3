import { v7 } from "uuid";
import type { Connection, Database } from "db/database.ts";
import { failureCode } from "db/database-failure.ts";
import type { ColumnKeys } from "db/encrypted-column.ts";
import type { Persistence, Repositories } from "../../../ports/persistence.ts";
import { libsqlAbsences } from "./absences.ts";
import { libsqlAccountList } from "./account-list.ts";
import { libsqlAdminActions } from "./admin-actions.ts";
import { libsqlAdminQueues } from "./admin-queues.ts";
import { libsqlApiKeys } from "./api-keys.ts";
import { libsqlApprovals } from "./approvals.ts";
import { libsqlClientQuestions } from "./client-questions.ts";
import { libsqlAssistants } from "./assistants.ts";
import { libsqlAttempts } from "./attempts.ts";
import { libsqlAvailability } from "./availability.ts";
import { libsqlBookingGaps } from "./booking-gaps.ts";
import { libsqlBookingRequests } from "./booking-requests.ts";
import { libsqlBookings } from "./bookings.ts";
import { libsqlCalendarFeeds } from "./calendar-feeds.ts";
import { libsqlCalendars } from "./calendars.ts";
import { libsqlCallLinks } from "./call-links.ts";
import { libsqlCertificates } from "./certificates.ts";
import { libsqlChanges } from "./changes.ts";
import { libsqlClearances } from "./clearances.ts";
import { libsqlCompanions } from "./companions.ts";
import { libsqlConsents } from "./consents.ts";
import { libsqlCourseLearners } from "./course-learners.ts";
import { libsqlCourses } from "./courses.ts";
import { libsqlDataAccess } from "./data-access.ts";
import { libsqlDisabled } from "./disabled.ts";
import { libsqlDomainValues } from "./domain-values.ts";
import { libsqlGiftCards } from "./gift-cards.ts";
import { libsqlHolds } from "./holds.ts";
import { libsqlIdempotency } from "./idempotency.ts";
import { libsqlIdentities } from "./identities.ts";
import { libsqlInvitations } from "./invitations.ts";
import { libsqlContents } from "./contents.ts";
import { libsqlFigureSums } from "./figure-sums.ts";
import { libsqlJobLeases } from "./job-leases.ts";
import { libsqlJobStates } from "./job-states.ts";
import { libsqlMailQueue } from "./mail-queue.ts";
import { preparedOnce } from "./prepared-once.ts";
import { cachedUntilCommit, type CacheRead } from "./cached-until-commit.ts";
import { libsqlLeads } from "./leads.ts";
import { libsqlLedger } from "./ledger.ts";
import { libsqlOutbox } from "./outbox.ts";
import { libsqlPackageOffers } from "./package-offers.ts";
import { libsqlPackages } from "./packages.ts";
import { libsqlPageTexts } from "./page-texts.ts";
import { libsqlPayments } from "./payments.ts";
import { libsqlSessionMoney } from "./session-money.ts";
import { libsqlPersonalData } from "./personal-data.ts";
import { libsqlPracticeTexts } from "./practice-texts.ts";
import { libsqlPractitionerNotes } from "./practitioner-notes.ts";
import { libsqlProfiles } from "./profiles.ts";
import { libsqlProvider } from "./provider.ts";
import { libsqlReminders } from "./reminders.ts";
import { libsqlReviews } from "./reviews.ts";
import { libsqlRuleDrafts } from "./rule-drafts.ts";
import { libsqlRuleVersions } from "./rule-versions.ts";
import { libsqlSavedSearches } from "./saved-searches.ts";
import { libsqlSavedViews } from "./saved-views.ts";
import { libsqlSessionList } from "./session-list.ts";
import { libsqlSearchIndex } from "./search-index.ts";
import { libsqlSecondFactors } from "./second-factors.ts";
import { libsqlSecretLinks } from "./secret-links.ts";
import { libsqlSessionFigureRows } from "./session-figure-rows.ts";
import { libsqlSessionWarnings } from "./session-warnings.ts";
import { libsqlSessionOrders } from "./session-orders.ts";
import { libsqlSessionRequests } from "./session-requests.ts";
import { libsqlSignInCodes } from "./sign-in-codes.ts";
import { libsqlSealedJournals } from "./sealed-journals.ts";
import { type ContentCache, libsqlSuitabilityContents } from "./suitability-contents.ts";
import { libsqlSuitabilityResults } from "./suitability-results.ts";
import { libsqlSuitabilityRecords } from "./suitability-records.ts";
import { libsqlTeams } from "./teams.ts";
import { libsqlTherapists } from "./therapists.ts";
import { libsqlTherapySessions } from "./therapy-sessions.ts";
import { libsqlUploads } from "./uploads.ts";
import { libsqlUsers } from "./users.ts";
import { libsqlWebhooks } from "./webhooks.ts";
import { libsqlWaitingLists } from "./waiting-lists.ts";

type PersistenceSettings = {
  /** Encrypt private notes, comments, exercises and tests. */
  noteKey: ColumnKeys;
  /** Encrypt the addresses of imported calendars. */
  importKey: ColumnKeys;
  /** Encrypt the secrets of authenticator apps. */
  factorKey: ColumnKeys;
  /** 32 bytes from which the rooms of video sessions follow. */
  roomKey: Uint8Array;
  /** ms; by default the time of the machine. Decides which rules are in force. */
  clock?: (() => number) | undefined;
};

export function libsqlPersistence(database: Database, settings: PersistenceSettings): Persistence {
  let commits = 0;
  const contents: ContentCache = { versions: "", content: null };
  const inTransaction = preparedOnce((connection) => repositories(connection, settings, contents));
  return {
    ...repositories(readOnly(database.read), settings, contents, cachedUntilCommit(database)),
    async transaction(work) {
      const result = await database.transaction((tx, ahead) =>
        work({
          ...inTransaction(tx),
          readAhead(reads) {
            if (ahead) void Promise.allSettled(reads(inTransaction(ahead)));
          },
        })
      );
      commits++;
      return result;
    },
    newest: repositories(readOnly(database.newest), settings, contents),
    commits: () => commits,
    version: () => database.version(),
    seenPosition: () => database.seenPosition(),
    notePosition: (position) => database.notePosition(position),
    newId: () => v7(),
    scrub: () => database.scrub(),
    failureCode,
  };
}

function repositories(
  connection: Connection,
  settings: PersistenceSettings,
  contents: ContentCache,
  cached?: CacheRead,
): Repositories {
  const bookings = libsqlBookings(connection);
  return {
    readAhead: () => {},
    absences: libsqlAbsences(connection),
    accountList: libsqlAccountList(connection),
    adminActions: libsqlAdminActions(connection),
    adminQueues: libsqlAdminQueues(connection),
    apiKeys: libsqlApiKeys(connection),
    approvals: libsqlApprovals(connection),
    clientQuestions: libsqlClientQuestions(connection, settings),
    assistants: libsqlAssistants(connection),
    attempts: libsqlAttempts(connection),
    availability: libsqlAvailability(connection, settings),
    bookingGaps: libsqlBookingGaps(connection, bookings),
    bookingRequests: libsqlBookingRequests(connection),
    bookings,
    calendarFeeds: libsqlCalendarFeeds(connection),
    calendars: libsqlCalendars(connection),
    callLinks: libsqlCallLinks(connection, settings),
    certificates: libsqlCertificates(connection),
    changes: libsqlChanges(connection),
    clearances: libsqlClearances(connection, settings),
    companions: libsqlCompanions(connection),
    consents: libsqlConsents(connection),
    courseLearners: libsqlCourseLearners(connection, settings),
    courses: libsqlCourses(connection),
    dataAccess: libsqlDataAccess(connection),
    disabled: libsqlDisabled(connection),
    domainValues: libsqlDomainValues(connection),
    giftCards: libsqlGiftCards(connection),
    holds: libsqlHolds(connection),
    idempotency: libsqlIdempotency(connection),
    identities: libsqlIdentities(connection),
    invitations: libsqlInvitations(connection),
    contents: libsqlContents(connection),
    figureSums: libsqlFigureSums(connection),
    jobLeases: libsqlJobLeases(connection),
    jobStates: libsqlJobStates(connection),
    mailQueue: libsqlMailQueue(connection),
    leads: libsqlLeads(connection),
    ledger: libsqlLedger(connection),
    outbox: libsqlOutbox(connection),
    packageOffers: libsqlPackageOffers(connection),
    packages: libsqlPackages(connection),
    pageTexts: libsqlPageTexts(connection),
    payments: libsqlPayments(connection),
    sessionMoney: libsqlSessionMoney(connection),
    personalData: libsqlPersonalData(connection, settings),
    practiceTexts: libsqlPracticeTexts(connection),
    practitionerNotes: libsqlPractitionerNotes(connection, settings),
    profiles: libsqlProfiles(connection),
    provider: libsqlProvider(connection),
    reminders: libsqlReminders(connection),
    reviews: libsqlReviews(connection),
    ruleDrafts: libsqlRuleDrafts(connection),
    ruleVersions: libsqlRuleVersions(connection),
    savedSearches: libsqlSavedSearches(connection),
    savedViews: libsqlSavedViews(connection),
    sealedJournals: libsqlSealedJournals(connection),
    sessionList: libsqlSessionList(connection),
    searchIndex: libsqlSearchIndex(connection),
    secondFactors: libsqlSecondFactors(connection, settings),
    secretLinks: libsqlSecretLinks(connection),
    sessionFigureRows: libsqlSessionFigureRows(connection),
    sessionWarnings: libsqlSessionWarnings(connection, settings),
    sessionOrders: libsqlSessionOrders(connection),
    sessionRequests: libsqlSessionRequests(connection),
    signInCodes: libsqlSignInCodes(connection),
    suitabilityContents: libsqlSuitabilityContents(connection, contents, settings.clock),
    suitabilityResults: libsqlSuitabilityResults(connection, settings),
    suitabilityRecords: libsqlSuitabilityRecords(connection, settings),
    teams: libsqlTeams(connection),
    therapists: libsqlTherapists(connection),
    therapySessions: libsqlTherapySessions(connection, settings),
    uploads: libsqlUploads(connection),
    users: libsqlUsers(connection, cached),
    waitingLists: libsqlWaitingLists(connection),
    webhooks: libsqlWebhooks(connection),
  };
}

const writeMethods = new Set<PropertyKey>([
  "insert",
  "update",
  "delete",
  "run",
  "transaction",
  "batch",
]);

function readOnly(connection: Connection): Connection {
  return new Proxy(connection, {
    get(target, name) {
      if (writeMethods.has(name)) throw new Error(`a ${String(name)} outside a transaction`);
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
