import type { Absences } from "./persistence/absences.ts";
import type { AccountList } from "./persistence/account-list.ts";
import type { AdminActions } from "./persistence/admin-actions.ts";
import type { AdminQueues } from "./persistence/admin-queues.ts";
import type { ApiKeys } from "./persistence/api-keys.ts";
import type { Approvals } from "./persistence/approvals.ts";
import type { ClientQuestions } from "./persistence/client-questions.ts";
import type { Assistants } from "./persistence/assistants.ts";
import type { Attempts } from "./persistence/attempts.ts";
import type { StoredAvailability } from "./persistence/availability.ts";
import type { BookingGaps } from "./persistence/booking-gaps.ts";
import type { BookingRequests } from "./persistence/booking-requests.ts";
import type { Bookings } from "./persistence/bookings.ts";
import type { CalendarFeeds } from "./persistence/calendar-feeds.ts";
import type { Calendars } from "./persistence/calendars.ts";
import type { CallLinks } from "./persistence/call-links.ts";
import type { Certificates } from "./persistence/certificates.ts";
import type { Changes } from "./persistence/changes.ts";
import type { Clearances } from "./persistence/clearances.ts";
import type { Companions } from "./persistence/companions.ts";
import type { Consents } from "./persistence/consents.ts";
import type { Contents } from "./persistence/contents.ts";
import type { CourseLearners } from "./persistence/course-learners.ts";
import type { Courses } from "./persistence/courses.ts";
import type { DataAccess } from "./persistence/data-access.ts";
import type { Disabled } from "./persistence/disabled.ts";
import type { DomainValues } from "./persistence/domain-values.ts";
import type { FigureSums } from "./persistence/figure-sums.ts";
import type { JobStates } from "./persistence/job-states.ts";
import type { MailQueue } from "./persistence/mail-queue.ts";
import type { GiftCards } from "./persistence/gift-cards.ts";
import type { Holds } from "./persistence/holds.ts";
import type { Idempotency } from "./persistence/idempotency.ts";
import type { Invitations } from "./persistence/invitations.ts";
import type { Identities } from "./persistence/identities.ts";
import type { JobLeases } from "./persistence/job-leases.ts";
import type { Leads } from "./persistence/leads.ts";
import type { Ledger } from "./persistence/ledger.ts";
import type { Outbox } from "./persistence/outbox.ts";
import type { PackageOffers } from "./persistence/package-offers.ts";
import type { Packages } from "./persistence/packages.ts";
import type { PageTexts } from "./persistence/page-texts.ts";
import type { Payments } from "./persistence/payments.ts";
import type { PersonalData } from "./persistence/personal-data.ts";
import type { PracticeTexts } from "./persistence/practice-texts.ts";
import type { PractitionerNotes } from "./persistence/practitioner-notes.ts";
import type { Profiles } from "./persistence/profiles.ts";
import type { Provider } from "./persistence/provider.ts";
import type { Reminders } from "./persistence/reminders.ts";
import type { Reviews } from "./persistence/reviews.ts";
import type { RuleDrafts } from "./persistence/rule-drafts.ts";
import type { RuleVersions } from "./persistence/rule-versions.ts";
import type { SavedSearches } from "./persistence/saved-searches.ts";
import type { SavedViews } from "./persistence/saved-views.ts";
import type { SealedJournals } from "./persistence/sealed-journals.ts";
import type { SessionList } from "./persistence/session-list.ts";
import type { SearchIndex } from "./persistence/search-index.ts";
import type { SecondFactors } from "./persistence/second-factors.ts";
import type { SecretLinks } from "./persistence/secret-links.ts";
import type { SessionOrders } from "./persistence/session-orders.ts";
import type { SessionRequests } from "./persistence/session-requests.ts";
import type { SessionFigureRows } from "./persistence/session-figure-rows.ts";
import type { SessionMoneyRows } from "./persistence/session-money.ts";
import type { SessionWarnings } from "./persistence/session-warnings.ts";
import type { SignInCodes } from "./persistence/sign-in-codes.ts";
import type { SuitabilityContents } from "./persistence/suitability-contents.ts";
import type { SuitabilityRecords } from "./persistence/suitability-records.ts";
import type { SuitabilityResults } from "./persistence/suitability-results.ts";
import type { Teams } from "./persistence/teams.ts";
import type { Therapists } from "./persistence/therapists.ts";
import type { TherapySessions } from "./persistence/therapy-sessions.ts";
import type { Uploads } from "./persistence/uploads.ts";
import type { Users } from "./persistence/users.ts";
import type { Webhooks } from "./persistence/webhooks.ts";
import type { WaitingLists } from "./persistence/waiting-lists.ts";

/** The database. Outside a transaction the repositories read committed data, and a write throws. */
export interface Persistence extends Repositories {
  /** Runs `work` atomically: all writes are committed, or none. Do not call other systems inside. */
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** Reads everything that was committed before, where other reads may miss what another process has just committed. */
  newest: NewestReads;
  /** How many transactions this process has committed; a read model is current while the number stays the same. */
  commits(): number;
  /** Differs after every commit of any process; null where only a read of the changes could tell. */
  version(): number | null;
  /** How far the log of a database server was when this process last used it; null for a file, or when that was long ago. */
  seenPosition(): number | null;
  /** From now on reads of this process wait until the server has this position. */
  notePosition(position: number): void;
  newId(): string;
  /** Overwrites deleted data on disk. */
  scrub(): Promise<void>;
  /** For an error of a database that is full or cannot be reached; null for any other. */
  failureCode(error: unknown): "ERR_STORAGE_FULL" | "ERR_UNAVAILABLE" | null;
}

export type NewestReads = Pick<Repositories, "calendars" | "idempotency">;

export interface Repositories {
  /**
   * Names reads that this transaction will make, so that a database server answers them in one request. It changes no
   * result, and what fails in it fails when it is read. Nothing happens outside a transaction, and on a file.
   */
  readAhead(reads: (ahead: Repositories) => Promise<unknown>[]): void;
  absences: Absences;
  accountList: AccountList;
  adminActions: AdminActions;
  adminQueues: AdminQueues;
  apiKeys: ApiKeys;
  approvals: Approvals;
  clientQuestions: ClientQuestions;
  assistants: Assistants;
  attempts: Attempts;
  availability: StoredAvailability;
  bookingGaps: BookingGaps;
  bookingRequests: BookingRequests;
  bookings: Bookings;
  calendarFeeds: CalendarFeeds;
  calendars: Calendars;
  callLinks: CallLinks;
  certificates: Certificates;
  changes: Changes;
  clearances: Clearances;
  companions: Companions;
  consents: Consents;
  contents: Contents;
  courseLearners: CourseLearners;
  courses: Courses;
  dataAccess: DataAccess;
  disabled: Disabled;
  domainValues: DomainValues;
  giftCards: GiftCards;
  mailQueue: MailQueue;
  jobStates: JobStates;
  figureSums: FigureSums;
  holds: Holds;
  idempotency: Idempotency;
  invitations: Invitations;
  identities: Identities;
  jobLeases: JobLeases;
  leads: Leads;
  ledger: Ledger;
  outbox: Outbox;
  packageOffers: PackageOffers;
  packages: Packages;
  pageTexts: PageTexts;
  payments: Payments;
  personalData: PersonalData;
  practiceTexts: PracticeTexts;
  practitionerNotes: PractitionerNotes;
  profiles: Profiles;
  provider: Provider;
  reminders: Reminders;
  reviews: Reviews;
  ruleDrafts: RuleDrafts;
  ruleVersions: RuleVersions;
  savedSearches: SavedSearches;
  savedViews: SavedViews;
  sealedJournals: SealedJournals;
  sessionList: SessionList;
  searchIndex: SearchIndex;
  secondFactors: SecondFactors;
  secretLinks: SecretLinks;
  sessionFigureRows: SessionFigureRows;
  sessionMoney: SessionMoneyRows;
  sessionWarnings: SessionWarnings;
  sessionOrders: SessionOrders;
  sessionRequests: SessionRequests;
  signInCodes: SignInCodes;
  suitabilityContents: SuitabilityContents;
  suitabilityRecords: SuitabilityRecords;
  suitabilityResults: SuitabilityResults;
  teams: Teams;
  therapists: Therapists;
  therapySessions: TherapySessions;
  uploads: Uploads;
  users: Users;
  waitingLists: WaitingLists;
  webhooks: Webhooks;
}
