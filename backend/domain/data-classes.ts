import { retention } from "./retention.ts";

/** Why personal data may be kept, as the regulation names it. */
type LegalBasis = "contract" | "consent" | "legal-duty" | "legitimate-interest";

type Limit = keyof typeof retention;

/** A kind of personal data. `tables`: where it is stored. */
type DataClass = {
  name: string;
  of: "users" | "practitioners" | "visitors";
  basis: LegalBasis;
  /** How long parts of it are kept, enforced by jobs. The rest is kept until `ends`. */
  limits: Limit[];
  ends: "erased" | "withdrawn" | "nameless" | "closed" | "expired";
  /** Whether it may say something about health. */
  isHealth: boolean;
  tables: string[];
};

/**
 * Every table with personal data, in exactly one class. The page about one's data, the record of processing and the job
 * that deletes follow from this list.
 */
export const dataClasses = [
  {
    name: "account",
    of: "users",
    basis: "contract",
    limits: ["openAssistantInvitations"],
    ends: "erased",
    isHealth: false,
    tables: ["users", "identities", "consents", "saved_views", "calendar_feeds", "assistants"],
  },
  {
    name: "sign-in",
    of: "users",
    basis: "contract",
    limits: ["idempotentAnswers", "endedApiKeys", "webhookDeliveries"],
    ends: "erased",
    isHealth: false,
    tables: [
      "api_keys",
      "attempts",
      "authenticators",
      "email_changes",
      "idempotency_keys",
      "link_tickets",
      "mail_tokens",
      "passkey_challenges",
      "passkeys",
      "pending_sign_ins",
      "recovery_codes",
      "refresh_tokens",
      "second_steps",
      "sign_in_codes",
      "sign_ins",
      "webhook_deliveries",
      "webhooks",
    ],
  },
  {
    name: "bookings",
    of: "users",
    basis: "consent",
    limits: ["endedBookingRequests", "confirmedBookingRequests", "webhookEvents"],
    ends: "nameless",
    isHealth: true,
    tables: [
      "booking_requests",
      "former_bookings",
      "former_therapy_sessions",
      "invitees",
      "pending_cancellations",
      "provider_deliveries",
      "scheduled_events",
      "therapy_session_history",
      "therapy_sessions",
    ],
  },
  {
    name: "waiting",
    of: "users",
    basis: "consent",
    limits: ["endedWaitingListEntries", "endedSessionRequests", "endedSessionOrders"],
    ends: "erased",
    isHealth: true,
    tables: ["session_orders", "session_requests", "waiting_list_entries", "waiting_list_offers"],
  },
  {
    name: "journal",
    of: "users",
    basis: "consent",
    limits: [],
    ends: "withdrawn",
    isHealth: true,
    tables: ["passkey_locks", "sealed_journals", "therapy_session_comments"],
  },
  {
    name: "tests",
    of: "users",
    basis: "consent",
    limits: ["suitabilityDrafts"],
    ends: "withdrawn",
    isHealth: true,
    tables: [
      "suitability_checks",
      "suitability_drafts",
      "suitability_records",
      "suitability_results",
      "suitability_turns",
    ],
  },
  {
    name: "questions",
    of: "users",
    basis: "consent",
    limits: ["endedQuestions"],
    ends: "withdrawn",
    isHealth: true,
    tables: ["clearances", "client_question_messages", "client_questions"],
  },
  {
    name: "searches",
    of: "users",
    basis: "consent",
    limits: [],
    ends: "withdrawn",
    isHealth: true,
    tables: ["saved_searches"],
  },
  {
    name: "reviews",
    of: "users",
    basis: "legitimate-interest",
    limits: ["refusedReviews", "settledReports"],
    ends: "nameless",
    isHealth: true,
    tables: ["review_reports", "reviews"],
  },
  {
    name: "courses",
    of: "users",
    basis: "contract",
    limits: [],
    ends: "erased",
    isHealth: true,
    tables: ["course_answers", "course_certificates", "course_enrolments"],
  },
  {
    name: "purchases",
    of: "users",
    basis: "legal-duty",
    limits: [],
    ends: "nameless",
    isHealth: false,
    tables: ["gift_cards", "packages", "payments"],
  },
  {
    name: "mails",
    of: "users",
    basis: "contract",
    limits: ["mails"],
    ends: "expired",
    isHealth: true,
    tables: ["outbox"],
  },
  {
    name: "files",
    of: "users",
    basis: "contract",
    limits: ["unfinishedUploads", "unnamedUploads"],
    ends: "erased",
    isHealth: false,
    tables: ["uploads"],
  },
  {
    name: "access",
    of: "users",
    basis: "legal-duty",
    limits: [],
    ends: "erased",
    isHealth: false,
    tables: [
      "access_grants",
      "admin_action_names",
      "admin_action_texts",
      "data_reads",
      "impersonations",
    ],
  },
  {
    name: "leads",
    of: "visitors",
    basis: "contract",
    limits: ["unconfirmedLeads", "endedLeads", "silentLeads", "endedInvitations"],
    ends: "expired",
    isHealth: false,
    tables: ["invitations", "leads"],
  },
  {
    name: "practice",
    of: "practitioners",
    basis: "contract",
    limits: ["absences", "endedSecretLinks"],
    ends: "closed",
    isHealth: false,
    tables: [
      "absence_sessions",
      "absences",
      "answer_times",
      "availability_exceptions",
      "availability_rules",
      "calendar_imports",
      "certificate_events",
      "certificates",
      "companion_times",
      "course_codes",
      "courses",
      "event_types",
      "imported_busy_times",
      "package_offers",
      "practice_companions",
      "practices",
      "recommendations",
      "scheduling_accounts",
      "scheduling_places",
      "scheduling_stays",
      "scheduling_travel_times",
      "scheduling_vacations",
      "search_words",
      "secret_link_uses",
      "secret_links",
      "team_members",
      "teams",
      "therapist_drafts",
      "therapist_languages",
      "therapist_locations",
      "therapist_media",
      "therapist_texts",
      "therapist_versions",
      "therapist_ways_of_helping",
      "therapists",
      "waiting_list_watches",
    ],
  },
] as const satisfies readonly DataClass[];

export type DataClassName = (typeof dataClasses)[number]["name"];
