import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/sqlite-proxy";
import Sqlite from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { libsqlAccountList } from "backend/adapters/persistence/libsql/account-list.ts";
import { libsqlAdminActions } from "backend/adapters/persistence/libsql/admin-actions.ts";
import { libsqlAdminQueues } from "backend/adapters/persistence/libsql/admin-queues.ts";
import { libsqlApprovals } from "backend/adapters/persistence/libsql/approvals.ts";
import { libsqlCertificates } from "backend/adapters/persistence/libsql/certificates.ts";
import { writeCursor } from "backend/adapters/persistence/libsql/cursor.ts";
import { libsqlGiftCards } from "backend/adapters/persistence/libsql/gift-cards.ts";
import { libsqlInvitations } from "backend/adapters/persistence/libsql/invitations.ts";
import { libsqlLeads } from "backend/adapters/persistence/libsql/leads.ts";
import { libsqlLedger } from "backend/adapters/persistence/libsql/ledger.ts";
import { libsqlMailQueue } from "backend/adapters/persistence/libsql/mail-queue.ts";
import { libsqlPayments } from "backend/adapters/persistence/libsql/payments.ts";
import { libsqlReviews } from "backend/adapters/persistence/libsql/reviews.ts";
import { libsqlSessionList } from "backend/adapters/persistence/libsql/session-list.ts";
import { accountSorts } from "backend/domain/account-list.ts";
import { practitionerSorts, practitionerStates } from "backend/domain/approval.ts";
import { certificateStates } from "backend/domain/certificate.ts";
import { invitationStates } from "backend/domain/invitation.ts";
import { leadStates } from "backend/domain/lead.ts";
import { giftCardStates } from "backend/domain/money/gift-card.ts";
import { paymentKinds, paymentStates } from "backend/domain/money/payment.ts";
import { orders } from "backend/ports/page.ts";
import { mailStates } from "backend/ports/persistence/mail-queue.ts";
import { reviewQueueStates } from "backend/ports/persistence/reviews.ts";
import { directions } from "backend/ports/persistence/sorted-list.ts";
import { copyNewDatabase } from "../support/new-database.ts";

let folder: string;
let file: Sqlite.Database;
let plans: { sql: string; steps: string[] }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "admin-list-plans-"));
  const path = join(folder, "test.db");
  await copyNewDatabase(path);
  file = new Sqlite(path);
  // So many that accounts and sessions are read in their order: a few would be sorted.
  file.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20100)
    insert into users (id, email, email_key, name, name_key, language, time_zone, disabled_at,
      created_at, updated_at)
    select 'u' || i, 'u' || i || '@example.ee', 'u' || i || '@example.ee', 'x', 'x', 'et',
      'Europe/Tallinn', 1, i, 0 from n`);
});
afterAll(async () => {
  file.close();
  await rm(folder, { recursive: true });
});

/** Answers as the database does, and keeps how it answers. */
const connection = drizzle((sql, parameters, method) => {
  const steps = file.prepare(`explain query plan ${sql}`).all(parameters) as { detail: string }[];
  plans.push({ sql, steps: steps.map(({ detail }) => detail) });
  const statement = file.prepare(sql).raw(true);
  const rows = method === "get" ? statement.get(parameters) : statement.all(parameters);
  return Promise.resolve({ rows: rows as unknown[] });
});

type Read = (cursor?: string) => Promise<unknown>;
const limit = 20;
const now = 1_000_000;
const inQueue = writeCursor([0, 5, "x"]);

function* lists(): Generator<[name: string, read: Read, cursor: string]> {
  for (const order of orders) {
    const at = { order, limit };
    const byTime = writeCursor([order, 5, "x"]);
    const leads = libsqlLeads(connection);
    for (const state of [undefined, ...leadStates]) {
      yield [`leads ${state} ${order}`, (cursor) => leads.list({ ...at, state, cursor }), byTime];
    }
    const invitations = libsqlInvitations(connection);
    for (const state of [undefined, ...invitationStates]) {
      const query = { ...at, state, now };
      const read: Read = (cursor) => invitations.list({ ...query, cursor });
      yield [`invitations ${state} ${order}`, read, byTime];
    }
    const approvals = libsqlApprovals(connection);
    for (const state of [undefined, ...practitionerStates]) {
      for (const sort of practitionerSorts) {
        const query = { ...at, state, sort, now };
        const read: Read = (cursor) => approvals.list({ ...query, cursor });
        const cursor = writeCursor([`${sort} ${order}`, sort === "name" ? "kadri" : 5, "x"]);
        yield [`practitioners ${state} ${sort} ${order}`, read, cursor];
      }
    }
    const mails = libsqlMailQueue(connection);
    for (const state of [undefined, ...mailStates]) {
      yield [`mails ${state} ${order}`, (cursor) => mails.list({ ...at, state, cursor }), byTime];
    }
    const ofKind: Read = (cursor) => mails.list({ ...at, kind: "invitation", cursor });
    yield [`mails of a kind ${order}`, ofKind, byTime];
    const payments = libsqlPayments(connection);
    const ofPayments = [
      {},
      { flagged: true },
      ...paymentStates.map((state) => ({ state })),
      ...paymentKinds.map((kind) => ({ kind })),
    ];
    for (const filter of ofPayments) {
      const read: Read = (cursor) => payments.list({ ...at, ...filter, cursor });
      yield [`payments ${JSON.stringify(filter)} ${order}`, read, byTime];
    }
    const cards = libsqlGiftCards(connection);
    const ofCards = [{}, { toPost: true }, ...giftCardStates.map((state) => ({ state }))];
    for (const filter of ofCards) {
      const read: Read = (cursor) => cards.list({ ...at, ...filter, cursor });
      yield [`gift cards ${JSON.stringify(filter)} ${order}`, read, byTime];
    }
    const ledger = libsqlLedger(connection);
    yield [`ledger ${order}`, (cursor) => ledger.list({ ...at, cursor }), byTime];
    const queues = libsqlAdminQueues(connection);
    const questions: Read = (cursor) =>
      queues.listUnanswered({ ...at, unansweredSince: now, cursor });
    yield [`questions ${order}`, questions, byTime];
    const actions = libsqlAdminActions(connection);
    const ofActions = [{}, { subject: "user" as const }, { actorId: "x" }];
    for (const filter of ofActions) {
      const read: Read = (cursor) => actions.list({ ...at, ...filter, cursor });
      yield [`actions ${Object.keys(filter)} ${order}`, read, writeCursor([order, 5])];
    }
  }
  const reviews = libsqlReviews(connection);
  for (const state of [undefined, ...reviewQueueStates]) {
    yield [`reviews ${state}`, (cursor) => reviews.listQueue({ limit, state, cursor }), inQueue];
  }
  yield ["counts of reviews", () => reviews.countByState(), ""];
  const certificates = libsqlCertificates(connection);
  for (const state of [undefined, ...certificateStates]) {
    const read: Read = (cursor) => certificates.listQueue({ limit, state, cursor });
    yield [`certificates ${state}`, read, inQueue];
  }
  const lastDays = { from: "2026-11-01", to: "2026-12-01" };
  const ending: Read = (cursor) =>
    certificates.listQueue({ limit, state: "checked", lastDays, cursor });
  yield ["certificates that end", ending, writeCursor(["oldest", "2026-11-20", "x"])];
  yield ["counts of certificates", () => certificates.countByState(), ""];
  for (const direction of directions) {
    const accounts = libsqlAccountList(connection);
    for (const sort of accountSorts) {
      for (const state of [undefined, "unconfirmed", "disabled"] as const) {
        const query = { limit, direction, sort, state };
        const cursor = writeCursor([sort, direction, sort === "name" ? "x" : 5, "x"]);
        const read: Read = (cursor) => accounts.list({ ...query, cursor });
        yield [`accounts ${state} ${sort} ${direction}`, read, cursor];
      }
    }
    const sessions = libsqlSessionList(connection);
    for (const sort of ["start", "price"] as const) {
      const read: Read = (cursor) => sessions.list({ limit, direction, sort, cursor });
      yield [`sessions ${sort} ${direction}`, read, writeCursor([sort, direction, 5, "x"])];
    }
  }
}

/** Each list with a text, alone and with the filter that has an index of its own. */
function* textSearches(text: string): Generator<[name: string, read: () => Promise<unknown>]> {
  const at = { order: "newest", limit, text } as const;
  const leads = libsqlLeads(connection);
  const invitations = libsqlInvitations(connection);
  const approvals = libsqlApprovals(connection);
  const payments = libsqlPayments(connection);
  const cards = libsqlGiftCards(connection);
  const actions = libsqlAdminActions(connection);
  const reviews = libsqlReviews(connection);
  const certificates = libsqlCertificates(connection);
  const sessions = libsqlSessionList(connection);
  const accounts = libsqlAccountList(connection);
  const ledger = libsqlLedger(connection);
  const mails = libsqlMailQueue(connection);
  const queues = libsqlAdminQueues(connection);
  const search = { text, kinds: ["invitation" as const] };
  yield ["accounts", () => accounts.list({ limit, text, sort: "name", direction: "asc" })];
  yield ["ledger", () => ledger.list(at)];
  yield ["mails", () => mails.list({ ...at, search })];
  yield ["failed mails", () => mails.list({ ...at, search, state: "failed" })];
  yield ["questions", () => queues.listUnanswered({ ...at, unansweredSince: now })];
  yield ["leads", () => leads.list(at)];
  yield ["confirmed leads", () => leads.list({ ...at, state: "confirmed" })];
  yield ["invitations", () => invitations.list({ ...at, now })];
  yield ["used invitations", () => invitations.list({ ...at, state: "used", now })];
  yield ["practitioners", () => approvals.list({ ...at, now })];
  yield [
    "visible ones by name",
    () => approvals.list({ ...at, state: "visible", sort: "name", now }),
  ];
  yield ["payments", () => payments.list(at)];
  yield ["paid payments", () => payments.list({ ...at, state: "paid" })];
  yield ["gift cards", () => cards.list(at)];
  yield ["gift cards to post", () => cards.list({ ...at, toPost: true })];
  yield ["actions", () => actions.list(at)];
  yield ["actions on accounts", () => actions.list({ ...at, subject: "user" })];
  yield ["reviews", () => reviews.listQueue({ limit, text })];
  yield ["published reviews", () => reviews.listQueue({ limit, text, state: "published" })];
  yield ["certificates", () => certificates.listQueue({ limit, text })];
  yield ["checked certificates", () => certificates.listQueue({ limit, text, state: "checked" })];
  yield ["sessions", () => sessions.list({ limit, text, sort: "start", direction: "desc" })];
}

/** The tables whose rows a list reads in their own order. */
const walked = /^SCAN (\w+)( USING (COVERING )?INDEX \w+)?$/;

test("every order and filter of every list reads an index in its order, and sorts nothing", async () => {
  const found: Record<string, string[]> = {};
  for (const [name, read, cursor] of lists()) {
    for (const page of cursor ? [undefined, cursor] : [undefined]) {
      plans = [];
      await read(page);
      const bad = plans.flatMap(({ steps }) => steps).filter((step) => {
        // What a row shows may be distinct; the rows are never sorted.
        if (step.includes("TEMP B-TREE")) return !step.includes("(DISTINCT)");
        const [scan, table, byIndex] = walked.exec(step) ?? [];
        // The position of an action is the key of its table.
        return scan && !byIndex && table !== "admin_actions";
      });
      if (bad.length > 0) found[`${name}${page ? ", later page" : ""}`] = bad;
    }
  }
  expect(found).toEqual({});
});

test("the few rows with a text are found by the index of texts, not by reading the list", async () => {
  const found: Record<string, string[]> = {};
  for (const text of ["kadri", "ka"]) {
    for (const [name, read] of textSearches(text)) {
      plans = [];
      await read();
      const steps = plans.flatMap(({ steps }) => steps);
      expect(steps.some((step) => /^SCAN searched_\w+ VIRTUAL TABLE INDEX/.test(step)), name).toBe(
        true,
      );
      const bad = steps.filter((step) =>
        /^SCAN (?!searched_|json_each|named|matche[sd]|few|found$|\()/.test(step)
      );
      if (bad.length > 0) found[`${name} with ${text}`] = bad;
    }
  }
  expect(found).toEqual({});
});
