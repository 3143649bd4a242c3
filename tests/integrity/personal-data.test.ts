import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestApp } from "../test-app.ts";

/** Goes with the record of its person: the reference deletes it. */
const goesAlong = [
  "calendar_feeds",
  "consents",
  "email_changes",
  "identities",
  "link_tickets",
  "mail_tokens",
  "sign_ins",
];

/** `personal-data/erase.ts` or the calendar's `forgetInvitee` looks after it. */
const lookedAfter = [
  "gift_cards",
  "idempotency_keys",
  "invitations",
  "invitees",
  "leads",
  "outbox",
  "reviews",
  "scheduled_events",
  "therapy_session_comments",
  "therapy_session_history",
  "therapy_sessions",
  "users",
];

/** Belongs to a practitioner's page, which has to be closed before its owner can be erased. */
const ofPractitioners = [
  "availability_exceptions",
  "availability_rules",
  "calendar_imports",
  "certificates",
  "event_types",
  "imported_busy_times",
  "practices",
  "recommendations",
  "scheduling_accounts",
  "scheduling_places",
  "scheduling_vacations",
  "search_words",
  "therapist_languages",
  "therapist_locations",
  "therapist_media",
  "therapist_texts",
  "therapist_ways_of_helping",
  "therapists",
];

/** Says nothing about anybody, or names them by a hash that is gone within a day. */
const ofNobody = [
  "attempts",
  "changes",
  "domain_values",
  "holds",
  "job_leases",
  "page_texts",
  "pending_sign_ins",
  "practice_texts",
  "provider_deliveries",
  "provider_facts",
  "refresh_tokens",
  "rules",
];

test("of every table it is decided what becomes of it when a person is erased", async () => {
  await using app = await openTestApp({ demo: false });
  const rows = await app.database.read.all<[string]>(sql`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'`);
  const decided = [...goesAlong, ...lookedAfter, ...ofPractitioners, ...ofNobody].sort();
  expect(rows.map(([name]) => name).sort()).toEqual(decided);
});

test("what goes along with a person really does", async () => {
  await using app = await openTestApp({ demo: false });
  const rows = await app.database.read.all<[string]>(sql`
    select tables.name from pragma_table_list as tables, pragma_foreign_key_list(tables.name) as keys
    where keys."table" = 'users' and keys.on_delete = 'CASCADE'`);
  expect([...new Set(rows.map(([name]) => name))].sort()).toEqual(goesAlong);
});
