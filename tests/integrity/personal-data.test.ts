import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";

/** Deleted by a foreign key when its user is deleted. */
const deletedByForeignKey = [
  "access_grants",
  "admin_action_texts",
  "authenticators",
  "calendar_feeds",
  "clearances",
  "client_questions",
  "consents",
  "course_answers",
  "course_certificates",
  "course_enrolments",
  "data_reads",
  "email_changes",
  "identities",
  "impersonations",
  "link_tickets",
  "mail_tokens",
  "passkey_challenges",
  "passkeys",
  "recovery_codes",
  "saved_searches",
  "second_steps",
  "session_orders",
  "session_requests",
  "sign_ins",
  "suitability_checks",
  "suitability_drafts",
  "suitability_records",
  "suitability_results",
  "suitability_turns",
  "uploads",
  "waiting_list_entries",
];

/** Handled by the persistence adapter's erasure or by the calendar's `forgetInvitee`. */
const erasedByAdapter = [
  "client_question_messages",
  "booking_requests",
  "gift_cards",
  "idempotency_keys",
  "invitations",
  "invitees",
  "leads",
  "outbox",
  "packages",
  "payments",
  "review_reports",
  "reviews",
  "scheduled_events",
  "sign_in_codes",
  "therapy_session_comments",
  "therapy_session_history",
  "therapy_sessions",
  "users",
  "waiting_list_offers",
];

/** Belongs to a practitioner's profile, which must be closed before its owner can be erased. */
const ofPractitioners = [
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
];

/** Holds no personal data, or only a hash that is deleted within a day. */
const notPersonal = [
  "admin_actions",
  "attempts",
  "changes",
  "domain_values",
  "facts",
  "former_bookings",
  "former_therapy_sessions",
  "holds",
  "job_leases",
  "ledger_events",
  "ledger_transfers",
  "page_texts",
  "payment_events",
  "pending_sign_ins",
  "practice_texts",
  "provider_deliveries",
  "provider_facts",
  "questionnaires",
  "receipts",
  "refresh_tokens",
  "refunds",
  "rule_drafts",
  "rule_versions",
  "rules",
  "session_money",
];

test("every table has a rule for what erasing a user does to it", async () => {
  await using app = await openTestApp({ demo: false });
  const rows = await app.database.read.all<[string]>(sql`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'`);
  const decided = [...deletedByForeignKey, ...erasedByAdapter, ...ofPractitioners, ...notPersonal]
    .sort();
  expect(rows.map(([name]) => name).sort()).toEqual(decided);
});

test("rows that a foreign key should delete are deleted", async () => {
  await using app = await openTestApp({ demo: false });
  const rows = await app.database.read.all<[string]>(sql`
    select tables.name from pragma_table_list as tables, pragma_foreign_key_list(tables.name) as keys
    where keys."table" = 'users' and keys.on_delete = 'CASCADE'`);
  expect([...new Set(rows.map(([name]) => name))].sort()).toEqual(deletedByForeignKey);
});
