import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { checkIntegrity } from "db/check.ts";
import type { Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { reindexLists } from "db/searched-texts.ts";
import type { Page } from "backend/ports/page.ts";
import type { Persistence } from "backend/ports/persistence.ts";
import { hasServer, startLibsqlServer } from "../support/libsql-server.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ demo: false });
  await fill(app.database, app.ports.persistence);
});
afterAll(() => app[Symbol.asyncDispose]());

const run = (...statements: string[]) => runOn(app.database, statements);

async function runOn(database: Database, statements: string[]): Promise<void> {
  await database.transaction(async (connection) => {
    for (const statement of statements) await connection.run(sql.raw(statement));
  });
}

async function fill(database: Database, persistence: Persistence): Promise<void> {
  await runOn(database, rows);
  for (const { id, action, kind, subject, reason } of actions) {
    await persistence.transaction(({ adminActions }) =>
      adminActions.add({
        id,
        actorId: "boss",
        action,
        subjectKind: kind,
        subjectId: subject,
        detail: reason ? { reason } : {},
        before: {},
        after: {},
        createdAt: 0,
      })
    );
  }
}

const rows = [
  `insert into users (id, email, email_key, name, name_key, language, time_zone,
    created_at, updated_at) values
    ('boss', 'boss@example.ee', 'boss@example.ee', 'Ülle Mai Šokk', 'ülle mai šokk', 'et', 'Europe/Tallinn', 0, 0),
    ('client', 'client@example.ee', 'client@example.ee', 'Жанна Юрьева', 'жанна юрьева', 'ru', 'Europe/Tallinn', 0, 0),
    ('unnamed', 'un@example.ee', 'un@example.ee', 'Kellestki Juttu Pole', '', 'et', 'Europe/Tallinn', 0, 0)`,
  `insert into therapists (id, slug, name, email, gender, city, calendar_url, accepting_new_clients,
    show_in_search, created_at, updated_at)
    values ('t', 't', 'Õie Ööbik', 'pesa@näide.ee', 'FEMALE', 'TARTU', '', 'yes', 1, 0, 0)`,
  `insert into leads (id, email, email_key, language, name, i_am_practitioner, state, declined_reason,
    created_at) values ('l', 'Soovija@Sõber.ee', 'soovija@sõber.ee', 'et', 'Анна Чехова', 1, 'declined',
    'Ei Ühildu', 0)`,
  `insert into invitations (id, hash, email, email_key, language, created_at, expires_at)
    values ('i', 'h', 'Kutsutu@example.ee', 'kutsutu@example.ee', 'et', 0, 0)`,
  `insert into certificates (id, therapist_id, position, title, issuer, year, practices, class_label)
    values ('c', 't', 0, 'Massöör 5.1', 'Äkke "Kool"', 2020, '[]', 'association')`,
  `insert into reviews (id, therapist_id, language, name, rating, text, status, created_at)
    values ('r', 't', 'et', 'Щука', 5, 'Väga hea, 100% rahul', 'published', 0)`,
  `insert into client_questions (id, therapist_id, user_id, practice_type, content_sealed, status,
    asked_at, waiting_since, changed_at)
    values ('q', 't', 'client', 'MASSAGE', '', 'waiting', 0, 0, 0)`,
  `insert into outbox (id, recipient, language, template, facts, state, next_try_at, created_at)
    values ('m', 'Liis.Õun@example.ee', 'et', 'gift-card', '{}', 'sent', 0, 0)`,
  `insert into payments (id, kind, reference, state, amount_cents, lines, description, language,
    buyer_name, buyer_email, provider, created_at, expires_at, updated_at)
    values ('p', 'session', 's', 'paid', 5000, '[]', '', 'et', 'Ostja Õpetaja', 'ostja@example.ee',
      'demo', 0, 0, 0)`,
  `insert into gift_cards (id, state, amount_cents, postage_cents, design, language, buyer_name,
    buyer_email, recipient_name, message, delivery, code_hash, last4, created_at)
    values ('g', 'active', 5000, 0, 'quiet-snow', 'et', 'Kinkija', 'kink@example.ee', 'Saaja Ёлка', '',
      '{"by":"post"}', 'h', 'AB9Q', 0)`,
  `insert into receipts (number, year, sequence, kind, payment_id, amount_cents, issued_at)
    values ('R-2026-000001', 2026, 1, 'receipt', 'p', 5000, 0)`,
  `insert into ledger_events (id, key, kind, at, payment_id, gift_card_id)
    values ('e1', 'k1', 'payment-received', 0, 'p', null), ('e2', 'k2', 'card-redeemed', 0, null, 'g'),
      ('e3', 'k3', 'session-settled', 0, null, null)`,
  `insert into ledger_transfers (event_id, position, debit, credit, amount_cents)
    values ('e1', 0, 'card-processor', 'session:0197-1a2b3c', 5000),
      ('e2', 0, 'card-processor', 'gift-card:g-3c2b1a', 5000),
      ('e3', 0, 'session:0197-1a2b3c', 'practitioner:t', 5000)`,
];

/** Of a person the reason is stored apart, of an application with it. */
const actions = [
  { id: "a1", action: "edit-account", kind: "user", subject: "client", reason: "Палец вверх" },
  { id: "a2", action: "decline-lead", kind: "lead", subject: "l", reason: "" },
  { id: "a3", action: "publish-review", kind: "review", subject: "r", reason: "" },
  { id: "a4", action: "refuse-certificate", kind: "certificate", subject: "c", reason: "Hägune" },
] as const;

type Find = (text: string) => Promise<string[]>;

const idsOf = ({ items }: Page<{ id: string }>) => items.map(({ id }) => id);

function listsOf(persistence: Persistence): Record<string, Find> {
  const { accountList, adminActions, adminQueues, approvals, certificates } = persistence;
  const { giftCards, invitations, leads, ledger, mailQueue, payments, reviews } = persistence;
  const query = { limit: 20, order: "newest" } as const;
  return {
    accounts: async (text) =>
      idsOf(await accountList.list({ sort: "name", direction: "asc", limit: 20, text })),
    ledger: async (text) => idsOf(await ledger.list({ ...query, text })),
    mails: async (text) => idsOf(await mailQueue.list({ ...query, search: { text, kinds: [] } })),
    questions: async (text) =>
      idsOf(await adminQueues.listUnanswered({ ...query, unansweredSince: 1, text })),
    leads: async (text) => idsOf(await leads.list({ ...query, text, state: "declined" })),
    invitations: async (text) => idsOf(await invitations.list({ ...query, text, now: 1 })),
    practitioners: async (text) => idsOf(await approvals.list({ ...query, text, now: 1 })),
    certificates: async (text) => idsOf(await certificates.listQueue({ limit: 20, text })),
    reviews: async (text) =>
      (await reviews.listQueue({ limit: 20, text })).items.map(({ review }) => review.id),
    payments: async (text) => idsOf(await payments.list({ ...query, text })),
    giftCards: async (text) => idsOf(await giftCards.list({ ...query, text })),
    actions: async (text) => idsOf(await adminActions.list({ ...query, text })),
  };
}

const lists = () => listsOf(app.ports.persistence);
/** What each row is found by. */
const texts: [list: string, ids: string[], texts: string[]][] = [
  ["accounts", ["boss"], ["Ülle Mai Šokk", "boss@example.ee"]],
  ["accounts", ["client"], ["Жанна Юрьева"]],
  ["ledger", ["e1"], ["Ostja Õpetaja", "ostja@example.ee"]],
  ["ledger", ["e2"], ["Kinkija", "kink@example.ee", "Saaja Ёлка"]],
  ["ledger", ["e3"], ["Õie Ööbik"]],
  ["mails", ["m"], ["Liis.Õun@example.ee"]],
  ["questions", ["q"], ["Õie Ööbik"]],
  ["leads", ["l"], ["Soovija@Sõber.ee", "Анна Чехова"]],
  ["invitations", ["i"], ["Kutsutu@example.ee"]],
  ["practitioners", ["t"], ["Õie Ööbik", "pesa@näide.ee"]],
  ["certificates", ["c"], ["Massöör 5.1", 'Äkke "Kool"', "Õie Ööbik"]],
  ["reviews", ["r"], ["Щука", "Väga hea, 100% rahul", "Õie Ööbik"]],
  ["payments", ["p"], ["Ostja Õpetaja", "ostja@example.ee"]],
  ["giftCards", ["g"], ["Kinkija", "kink@example.ee", "Saaja Ёлка"]],
  ["actions", ["a4", "a3", "a2", "a1"], ["Ülle Mai Šokk"]],
  ["actions", ["a1"], ["Жанна Юрьева", "Палец вверх"]],
  ["actions", ["a2"], ["Soovija@Sõber.ee", "Ei Ühildu"]],
  ["actions", ["a3"], ["Õie Ööbik"]],
  ["actions", ["a4"], ["Massöör 5.1", "Hägune"]],
];

test("each list finds every part of each of its texts, in any case and of any length", async () => {
  const missing: string[] = [];
  for (const [list, ids, wholes] of texts) {
    for (const whole of wholes) {
      const middle = Math.floor(whole.length / 2);
      const parts = [whole, whole.slice(1), whole.slice(middle - 1, middle + 2)];
      for (const part of [...parts, whole.slice(0, 2), whole.slice(-2), whole.slice(-1)]) {
        for (const text of [part, part.toLowerCase(), part.toUpperCase()]) {
          if (text.trim() !== text) continue;
          const found = await lists()[list]!(text);
          if (!ids.every((id) => found.includes(id))) missing.push(`${list}: ${text}`);
        }
      }
      expect((await lists()[list]!(whole)).sort(), whole).toEqual(ids.toSorted());
    }
  }
  expect(missing).toEqual([]);
});

test("a text that no row has finds nothing, whatever it means in a query language", async () => {
  const strange = [
    "puudub",
    "%%%",
    "___",
    "* OR name",
    "name : kool",
    "x\0y",
    "-anna",
    "(",
    "'",
    "🦊",
  ];
  for (const [list, find] of Object.entries(lists())) {
    for (const text of strange) expect(await find(text), `${list}: ${text}`).toEqual([]);
  }
  expect(await lists().giftCards!("ab9q")).toEqual(["g"]);
  expect(await lists().giftCards!("b9q")).toEqual([]);
});

test("the ledger is found by receipt, card, account and the shown end of an id", async () => {
  const { ledger } = lists();
  for (
    const [text, ids] of [
      ["r-2026-0000", ["e1"]],
      ["ab9q", ["e2"]],
      ["card-proc", ["e1", "e2"]],
      ["session:0197", ["e1", "e3"]],
      ["1A2B3C", ["e1", "e3"]],
      ["gift-card:g-3c2b1a", ["e2"]],
      ["a2b3c", []],
    ] as const
  ) expect((await ledger!(text)).sort(), text).toEqual(ids);
});

test("questions are found by the practice in any language, mails by the kinds of a subject", async () => {
  const { adminQueues, mailQueue } = app.ports.persistence;
  const query = { limit: 20, order: "newest" } as const;
  for (const text of ["assaaž", "MASSA", "массаж"]) {
    const found = await adminQueues.listUnanswered({ ...query, unansweredSince: 1, text });
    expect(idsOf(found), text).toEqual(["q"]);
  }
  const search = { text: "kink", kinds: ["gift-card" as const] };
  expect(idsOf(await mailQueue.list({ ...query, search }))).toEqual(["m"]);
  expect(idsOf(await mailQueue.list({ ...query, search: { ...search, kinds: [] } }))).toEqual([]);
});

test("what is renamed is found by its new name only, what is deleted by none", async () => {
  const { actions, certificates, leads, payments, practitioners, reviews } = lists();
  await run(
    "update therapists set name = 'Tiiu Tihane' where id = 't'",
    "update payments set buyer_name = '–', buyer_email = '' where id = 'p'",
    "update users set name = 'Uuno Boss' where id = 'boss'",
  );
  for (const find of [practitioners!, certificates!, reviews!, actions!]) {
    expect(await find("ööbik")).toEqual([]);
    expect(await find("tihane")).toHaveLength(1);
  }
  expect([await actions!("šokk"), await payments!("ostja")]).toEqual([[], []]);
  expect(await actions!("uuno")).toHaveLength(4);
  expect(await checkIntegrity(app.database.read)).toEqual([]);

  await run("delete from leads where id = 'l'", "delete from users where id = 'client'");
  for (const text of ["soovija", "ühildu", "юрьева"]) {
    expect([await leads!(text), await actions!(text)], text).toEqual([[], []]);
  }
  const left = await app.database.read.values(sql`select name from admin_action_names`);
  expect(left.flat()).not.toContain("Жанна Юрьева");
});

test("rows written past the triggers are reported by the check and found after reindexing", async () => {
  await run(
    "drop trigger invitations_insert_is_indexed",
    `insert into invitations (id, hash, email, email_key, language, created_at, expires_at, used_at)
      values ('past', 'h2', 'moodas@example.ee', 'moodas@example.ee', 'et', 0, 0, 1)`,
  );
  expect(await checkIntegrity(app.database.read)).toMatchObject([{ rows: 1 }]);
  expect(await lists().invitations!("moodas")).toEqual([]);
  await app.database.transaction(reindexLists);
  expect(await lists().invitations!("moodas")).toEqual(["past"]);
  expect(await checkIntegrity(app.database.read)).toEqual([]);
});

test("many matches come in the list's order, page by page, as few do", async () => {
  const count = 20_500;
  await run(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into leads (id, email, email_key, language, name, i_am_practitioner, state, created_at)
    select 'm' || i, 'many' || i || '@example.ee', 'many' || i || '@example.ee', 'et',
      iif(i % 2, 'Пётр Ильин ', 'Õnne Õun ') || i, 1, 'confirmed', i from n`);
  const { leads } = app.ports.persistence;
  for (
    const [text, first] of [["MANY", 1], ["пётр ильин", 1], ["many1", 1], [
      "õnne õun 20",
      20,
    ]] as const
  ) {
    const found: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page++) {
      const answer = await leads.list({ order: "oldest", limit: 4, cursor, text });
      found.push(...idsOf(answer));
      cursor = answer.nextCursor ?? undefined;
    }
    const wanted = Array.from({ length: count }, (_, at) => at + 1).filter((i) => {
      const texts = [`many${i}@example.ee`, `${i % 2 ? "пётр ильин" : "õnne õun"} ${i}`];
      return texts.some((one) => one.includes(text.toLowerCase()));
    });
    expect(wanted[0]).toBe(first);
    expect(found).toEqual(wanted.slice(0, 12).map((i) => `m${i}`));
  }
});

test.skipIf(!hasServer)("a libSQL server finds the same", async () => {
  const server = await startLibsqlServer();
  const database = openDatabase(server.url);
  await database.migrate();
  const key = [new Uint8Array(32)] as const;
  const keys = { noteKey: key, importKey: key, factorKey: key, roomKey: key[0] };
  const persistence = libsqlPersistence(database, keys);
  await fill(database, persistence);
  const lists = listsOf(persistence);
  for (const [list, ids, wholes] of texts) {
    for (const text of wholes.flatMap((whole) => [whole, whole.toUpperCase()])) {
      expect((await lists[list]!(text)).sort(), text).toEqual(ids.toSorted());
    }
    expect(await lists[list]!(wholes[0]!.slice(-2))).toEqual(expect.arrayContaining(ids));
  }
  const sorted = { limit: 20, sort: "created", direction: "asc" } as const;
  const accounts = await persistence.accountList.list({ ...sorted, text: "ülle" });
  expect(idsOf(accounts)).toEqual(["boss"]);
  await database.close();
  await server.stop();
});
