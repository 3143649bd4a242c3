import { rm } from "node:fs/promises";
import { day } from "backend/domain/duration.ts";
import { openDatabase } from "db/open.ts";
import { reindexLists } from "db/searched-texts.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import type { AccountQuery } from "backend/ports/persistence/account-list.ts";
import type { SessionListQuery } from "backend/ports/persistence/session-list.ts";
import type { Page } from "backend/ports/page.ts";
import type { Persistence } from "backend/ports/persistence.ts";
import { fillAdminLists } from "./admin-lists-rows.ts";
import { benchNoteKey } from "./bench-app.ts";
import { ms, type Row } from "./rounds.ts";
import { sessionsDatabase } from "./sessions-database.ts";

const calls = 100;
const limit = 20;
const goal = "p95 ≤ 50 ms";

/** Lists of 1,000,000 rows each: first and middle pages in every order, with and without filters. */
export async function benchAdminLists(): Promise<Row[]> {
  const { folder, path } = await sessionsDatabase();
  fillAdminLists(path);
  const database = openDatabase(`file:${path}`);
  const persistence = libsqlPersistence(database, {
    noteKey: benchNoteKey,
    importKey: benchNoteKey,
    factorKey: benchNoteKey,
    roomKey: benchNoteKey[0]!,
  });
  const { accountList, sessionList } = persistence;
  try {
    await database.transaction(reindexLists);
    const accounts = (query: Partial<AccountQuery>) => (cursor?: string) =>
      accountList.list({ sort: "created", direction: "desc", limit, cursor, ...query });
    const sessions = (query: Partial<SessionListQuery>) => (cursor?: string) =>
      sessionList.list({ sort: "start", direction: "desc", limit, cursor, ...query });
    return [
      await measured("accounts, newest", accounts({})),
      await measured("accounts by name", accounts({ sort: "name", direction: "asc" })),
      await measured("accounts by last sign-in", accounts({ sort: "lastSignIn" })),
      await measured(
        "unconfirmed accounts, oldest",
        accounts({ state: "unconfirmed", direction: "asc" }),
      ),
      await measured(
        "unconfirmed by last sign-in",
        accounts({ state: "unconfirmed", sort: "lastSignIn" }),
      ),
      await measured("disabled by name", accounts({ state: "disabled", sort: "name" })),
      await measured(
        "practitioners by last sign-in",
        accounts({ state: "practitioner", sort: "lastSignIn" }),
      ),
      await measured("search with 1,000 matches", accounts({ text: "kask777" })),
      await measured(
        "search with 1,000,000 matches, by last sign-in",
        accounts({ text: "person", sort: "lastSignIn" }),
      ),
      await measured("search by last name, by name", accounts({ text: "kask12", sort: "name" })),
      await measured("sessions, latest", sessions({})),
      await measured("sessions by price", sessions({ sort: "price" })),
      await measured("cancelled by price", sessions({ state: "cancelled", sort: "price" })),
      await measured("booked, earliest", sessions({ state: "booked", direction: "asc" })),
      await measured(
        "one practitioner by price",
        sessions({ text: "Practitioner 77 ", sort: "price" }),
      ),
      await measured("a month by price", sessions({ from: 30 * day, to: 60 * day, sort: "price" })),
      await measured("a month, latest", sessions({ from: 30 * day, to: 60 * day })),
      await measured("a session by its number", sessions({ text: "00000777" })),
      ...await queues(persistence),
      ...await searches(persistence),
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

/** Lists that have one key: the newest, the oldest, and a state that few rows are in. */
async function queues(persistence: Persistence): Promise<Row[]> {
  const { adminActions, approvals, certificates, giftCards, invitations } = persistence;
  const { leads, ledger, mailQueue, payments, reviews } = persistence;
  const newest = { order: "newest", limit } as const;
  const oldest = { order: "oldest", limit } as const;
  const now = 0;
  const lists: [what: string, read: Read][] = [
    ["applications", (cursor) => leads.list({ ...newest, cursor })],
    ["declined applications", (cursor) => leads.list({ ...oldest, state: "declined", cursor })],
    ["invitations", (cursor) => invitations.list({ ...oldest, now, cursor })],
    ["used invitations", (cursor) => invitations.list({ ...newest, state: "used", now, cursor })],
    [
      "practitioners by name",
      (cursor) => approvals.list({ ...oldest, sort: "name", now, cursor }),
    ],
    ["reviews", (cursor) => reviews.listQueue({ limit, cursor })],
    ["reported reviews", (cursor) => reviews.listQueue({ limit, state: "reported", cursor })],
    ["refused reviews", (cursor) => reviews.listQueue({ limit, state: "refused", cursor })],
    [
      "reviews counted by state",
      async () => ({ items: [await reviews.countByState()], nextCursor: null }),
    ],
    ["certificates", (cursor) => certificates.listQueue({ limit, cursor })],
    [
      "refused certificates",
      (cursor) => certificates.listQueue({ limit, state: "refused", cursor }),
    ],
    ["payments", (cursor) => payments.list({ ...oldest, cursor })],
    ["failed payments", (cursor) => payments.list({ ...newest, state: "failed", cursor })],
    ["flagged payments", (cursor) => payments.list({ ...newest, flagged: true, cursor })],
    ["gift cards", (cursor) => giftCards.list({ ...newest, cursor })],
    ["gift cards to post", (cursor) => giftCards.list({ ...newest, toPost: true, cursor })],
    ["ledger", (cursor) => ledger.list({ ...oldest, cursor })],
    ["mails", (cursor) => mailQueue.list({ ...newest, cursor })],
    ["failed mails", (cursor) => mailQueue.list({ ...newest, state: "failed", cursor })],
    ["mails of one kind", (cursor) => mailQueue.list({ ...oldest, kind: "gift-card", cursor })],
    ["audit log", (cursor) => adminActions.list({ ...newest, cursor })],
    [
      "audit log of payments",
      (cursor) => adminActions.list({ ...oldest, subject: "payment", cursor }),
    ],
  ];
  const measuredRows: Row[] = [];
  for (const [what, read] of lists) measuredRows.push(await measured(what, read));
  return measuredRows;
}

/** Lists with a text: one or a few rows have it, ten thousand, all, or none. */
async function searches(persistence: Persistence): Promise<Row[]> {
  const { accountList, adminActions, adminQueues, approvals, certificates } = persistence;
  const { giftCards, invitations, leads, ledger, mailQueue, payments, reviews } = persistence;
  const newest = { order: "newest", limit } as const;
  const now = 0;
  type Search = (text: string) => Read;
  const unansweredSince = Number.MAX_SAFE_INTEGER;
  const byName = { sort: "name", direction: "asc", limit } as const;
  const lists: [list: string, search: Search, texts: string[]][] = [
    [
      "accounts by name",
      (text) => (cursor) => accountList.list({ ...byName, text, cursor }),
      ["on 777777 ", "777777@", "son77", "kask77", "EXAMPLE"],
    ],
    [
      "unconfirmed accounts",
      (text) => (cursor) => accountList.list({ ...byName, state: "unconfirmed", text, cursor }),
      ["on 977777 ", "kask77", "EXAMPLE"],
    ],
    [
      "ledger",
      (text) => (cursor) => ledger.list({ ...newest, text, cursor }),
      ["on 777777", "person77", "777777", "session:7777", "EXAMPLE"],
    ],
    [
      "mails",
      (text) => (cursor) => mailQueue.list({ ...newest, search: { text, kinds: [] }, cursor }),
      ["person77@", "person7", "EXAMPLE"],
    ],
    [
      "mails with a subject",
      (text) => (cursor) =>
        mailQueue.list({ ...newest, search: { text, kinds: ["gift-card"] }, cursor }),
      ["person77@", "no address"],
    ],
    [
      "questions",
      (text) => (cursor) =>
        adminQueues.listUnanswered({ ...newest, unansweredSince, text, cursor }),
      ["er 4777 t", "TAMM"],
    ],
    [
      "applications",
      (text) => (cursor) => leads.list({ ...newest, text, cursor }),
      ["lead777777@", "lead77", "EXAMPLE"],
    ],
    [
      "invitations",
      (text) => (cursor) => invitations.list({ ...newest, text, now, cursor }),
      ["lead777777@", "lead77", "EXAMPLE"],
    ],
    [
      "practitioners",
      (text) => (cursor) => approvals.list({ ...newest, text, now, cursor }),
      ["er 4777 t", "er 47", "TAMM"],
    ],
    [
      "certificates",
      (text) => (cursor) => certificates.listQueue({ limit, text, cursor }),
      ["ÖÖR 777777", "er 4777 t", "öör 77", "KOOL"],
    ],
    [
      "reviews",
      (text) => (cursor) => reviews.listQueue({ limit, text, cursor }),
      ["AITÄH 777777", "er 4777 t", "aitäh 77", "MARI"],
    ],
    [
      "payments",
      (text) => (cursor) => payments.list({ ...newest, text, cursor }),
      ["person 777777", "person77", "EXAMPLE"],
    ],
    [
      "gift cards",
      (text) => (cursor) => giftCards.list({ ...newest, text, cursor }),
      ["person 777777", "person77", "EXAMPLE"],
    ],
    [
      "audit log",
      (text) => (cursor) => adminActions.list({ ...newest, text, cursor }),
      ["because 777000", "person 777777 ", "person 77", "PERSON"],
    ],
  ];
  const measuredRows: Row[] = [];
  for (const [list, search, texts] of lists) {
    for (const text of [...texts, "e", "nowhere", "qq"]) {
      measuredRows.push(await measured(`${list} with "${text}"`, search(text)));
    }
  }
  return measuredRows;
}

type Read = (cursor?: string) => Promise<Page<unknown>>;

/** The first page, and a page in the middle, which a cursor reaches. */
async function measured(what: string, read: Read): Promise<Row> {
  const first = await p95(() => read());
  let cursor = (await read()).nextCursor;
  for (let page = 0; page < 20 && cursor; page++) {
    cursor = (await read(cursor)).nextCursor ?? cursor;
  }
  const middle = cursor === null ? null : await p95(() => read(cursor));
  return {
    what: `1,000,000 rows: ${what}`,
    figure: `first page p95 ${ms(first)}${middle === null ? "" : `, later page p95 ${ms(middle)}`}`,
    goal,
  };
}

async function p95(read: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    await read();
    waits.push(performance.now() - started);
  }
  return waits.sort((one, other) => one - other)[Math.floor(calls * 0.95)]!;
}
