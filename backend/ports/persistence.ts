import type { Absences } from "./persistence/absences.ts";
import type { AdminActions } from "./persistence/admin-actions.ts";
import type { AdminQueues } from "./persistence/admin-queues.ts";
import type { Approvals } from "./persistence/approvals.ts";
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
import type { Companions } from "./persistence/companions.ts";
import type { Consents } from "./persistence/consents.ts";
import type { DomainValues } from "./persistence/domain-values.ts";
import type { Holds } from "./persistence/holds.ts";
import type { Idempotency } from "./persistence/idempotency.ts";
import type { Invitations } from "./persistence/invitations.ts";
import type { Identities } from "./persistence/identities.ts";
import type { JobLeases } from "./persistence/job-leases.ts";
import type { Leads } from "./persistence/leads.ts";
import type { Outbox } from "./persistence/outbox.ts";
import type { PageTexts } from "./persistence/page-texts.ts";
import type { PersonalData } from "./persistence/personal-data.ts";
import type { PracticeTexts } from "./persistence/practice-texts.ts";
import type { Profiles } from "./persistence/profiles.ts";
import type { Provider } from "./persistence/provider.ts";
import type { Reminders } from "./persistence/reminders.ts";
import type { Reviews } from "./persistence/reviews.ts";
import type { Rules } from "./persistence/rules.ts";
import type { SavedSearches } from "./persistence/saved-searches.ts";
import type { SearchIndex } from "./persistence/search-index.ts";
import type { SecretLinks } from "./persistence/secret-links.ts";
import type { SessionRequests } from "./persistence/session-requests.ts";
import type { SessionFigureRows } from "./persistence/session-figure-rows.ts";
import type { SignInCodes } from "./persistence/sign-in-codes.ts";
import type { SuitabilityContents } from "./persistence/suitability-contents.ts";
import type { SuitabilityRecords } from "./persistence/suitability-records.ts";
import type { SuitabilityResults } from "./persistence/suitability-results.ts";
import type { Teams } from "./persistence/teams.ts";
import type { Therapists } from "./persistence/therapists.ts";
import type { TherapySessions } from "./persistence/therapy-sessions.ts";
import type { Uploads } from "./persistence/uploads.ts";
import type { Users } from "./persistence/users.ts";
import type { WaitingLists } from "./persistence/waiting-lists.ts";

/** The database. Outside a transaction the repositories read committed data, and a write throws. */
export interface Persistence extends Repositories {
  /** Runs `work` atomically: all writes are committed, or none. Do not call other systems inside. */
  transaction<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** How many transactions this process has committed; a read model is current while the number stays the same. */
  commits(): number;
  /** Differs after every commit of any process; null where only a read of the changes could tell. */
  version(): number | null;
  newId(): string;
  /** Overwrites deleted data on disk. */
  scrub(): Promise<void>;
}

export interface Repositories {
  absences: Absences;
  adminActions: AdminActions;
  adminQueues: AdminQueues;
  approvals: Approvals;
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
  companions: Companions;
  consents: Consents;
  domainValues: DomainValues;
  holds: Holds;
  idempotency: Idempotency;
  invitations: Invitations;
  identities: Identities;
  jobLeases: JobLeases;
  leads: Leads;
  outbox: Outbox;
  pageTexts: PageTexts;
  personalData: PersonalData;
  practiceTexts: PracticeTexts;
  profiles: Profiles;
  provider: Provider;
  reminders: Reminders;
  reviews: Reviews;
  rules: Rules;
  savedSearches: SavedSearches;
  searchIndex: SearchIndex;
  secretLinks: SecretLinks;
  sessionFigureRows: SessionFigureRows;
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
}
