import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { dataClasses } from "backend/domain/data-classes.ts";
import { retention } from "backend/domain/retention.ts";
import { root } from "../support/source-files.ts";
import { openTestApp } from "../test-app.ts";

/** Deleted by a foreign key when its user is deleted. */
const deletedByForeignKey = [
  "access_grants",
  "admin_action_texts",
  "api_keys",
  "assistants",
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
  "pending_cancellations",
  "practitioner_notes",
  "recovery_codes",
  "saved_searches",
  "saved_views",
  "sealed_journals",
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
  "webhooks",
];

/** Holds no personal data, or only a hash that is deleted within a day. */
const notPersonal = [
  "admin_actions",
  "changes",
  "content_drafts",
  "content_versions",
  "domain_values",
  "facts",
  "holds",
  "hourly_figures",
  "job_leases",
  "job_states",
  "ledger_events",
  "ledger_transfers",
  "page_texts",
  "payment_events",
  "practice_sessions",
  "practice_texts",
  "provider_facts",
  "questionnaires",
  "receipts",
  "refunds",
  "rule_drafts",
  "rule_versions",
  "rules",
  "session_money",
];

test("every table is in one class of personal data, or holds none", async () => {
  await using app = await openTestApp({ demo: false });
  const rows = await app.database.read.all<[string]>(sql`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'`);
  const decided = [...dataClasses.flatMap(({ tables }) => [...tables]), ...notPersonal].sort();
  expect(rows.map(([name]) => name).sort()).toEqual(decided);
});

test("rows that a foreign key should delete are deleted", async () => {
  await using app = await openTestApp({ demo: false });
  const rows = await app.database.read.all<[string]>(sql`
    select tables.name from pragma_table_list as tables, pragma_foreign_key_list(tables.name) as keys
    where keys."table" = 'users' and keys.on_delete = 'CASCADE'`);
  expect([...new Set(rows.map(([name]) => name))].sort()).toEqual(deletedByForeignKey);
});

test("every limit that a person reads is the one that a job keeps, and the other way round", async () => {
  const named = dataClasses.flatMap(({ limits }) => [...limits]).sort();
  expect(named).toEqual(Object.keys(retention).sort());
  const cases = await Promise.all(
    ["retention/delete-expired-rows.ts", "uploads/sweep-uploads.ts"].map((name) =>
      Deno.readTextFile(`${root}backend/use-cases/${name}`)
    ),
  );
  const kept = [...cases.join("").matchAll(/\bretention\.(?!ts\b)(\w+)/g)].map(([, limit]) =>
    limit
  );
  expect([...new Set(kept)].sort()).toEqual(named);
});
