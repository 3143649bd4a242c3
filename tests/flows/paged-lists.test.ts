import { afterAll, beforeAll, expect, test } from "vitest";
import { type Operation, operations } from "../support/answer-schemas.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

type Sent = Record<string, string>;
type Page = { rows: unknown[]; next: string | null };

/** Lists that take their cursor in a body. */
const searches = ["searchTherapists", "listMails"];

const isPaged = ({ operationId, parameters }: Operation) =>
  searches.includes(operationId) ||
  parameters.some((name) => name === "cursor" || name === "page_token");
const lists = operations.filter(isPaged);

let app: TestApp;
let tokens: Sent[];
let ids: Record<string, string>;

beforeAll(async () => {
  app = await openTestApp();
  const people = await Promise.all(
    ["admin", "therapist1", "client"].map((name) => app.signIn(`${name}@demo.heaolu.ee`)),
  );
  tokens = people.map(({ headers }) => headers);
  const { therapists } = await (await app.get("/therapists?limit=1")).json();
  const client = people[2]!.user.id;
  const reason = "Klient kirjutas, et tema aeg on kadunud.";
  await app.post(`/admin/users/${client}/access-grants`, { kind: "sessions", reason }, tokens[0]);
  const hook = { url: "http://127.0.0.1:9/", events: ["session.booked"] };
  const { webhook } = await (await app.post("/webhooks", hook, tokens[1])).json();
  for (let nth = 0; nth < 5; nth++) {
    await app.post(`/webhooks/${webhook.id}/test`, undefined, tokens[1]);
  }
  ids = {
    listReviews: therapists[0].id,
    listUserSessions: client,
    listWebhookDeliveries: webhook.id,
  };
});
afterAll(() => app[Symbol.asyncDispose]());

test("the contract has paged lists", () => {
  expect(lists.length).toBeGreaterThan(25);
  expect(lists.filter(({ parameters }) => parameters.includes("offset"))).toEqual([]);
});

test.each(lists)("$operationId refuses a bad cursor", async (list) => {
  const cursors = ["x", "bm8", btoa("[]"), btoa('["a",{},null]'), btoa('{"id":1}')];
  for (const cursor of cursors) {
    const answers = await Promise.all(tokens.map((headers) => send(list, headers, 2, cursor)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses, `${cursor}: ${statuses}`).not.toContain(200);
    const refusal = answers.find(({ status }) => status === 400);
    expect(await refusal?.json(), cursor).toMatchObject({
      errCode: "ERR_INVALID_INPUT",
      errors: [{ path: list.parameters.includes("page_token") ? "page_token" : "cursor" }],
    });
  }
});

test.each(lists)(
  "$operationId has full pages until its last one, and each row once",
  async (list) => {
    const most = list.operationId === "searchTherapists" ? 50 : 100;
    const firsts = await Promise.all(tokens.map((headers) => send(list, headers, most)));
    const allowed = tokens.filter((_, at) => firsts[at]!.status === 200);
    expect(allowed.length, "no role may read it").toBeGreaterThan(0);
    for (const headers of allowed) {
      const { rows: all, next } = await pageOf(list, await send(list, headers, most));
      if (next) expect(all.length).toBe(most);
      for (const size of [1, 3]) {
        const read: unknown[] = [];
        let cursor: string | null = null;
        do {
          const page: Page = await pageOf(list, await send(list, headers, size, cursor));
          if (page.next) expect(page.rows.length).toBe(size);
          read.push(...page.rows);
          cursor = page.next;
        } while (cursor && read.length < 30);
        const count = cursor ? read.length : all.length;
        expect(read).toEqual(all.slice(0, count));
      }
    }
  },
);

test("a list refuses a cursor of another order", async () => {
  const refused: string[] = [];
  for (const list of lists.filter(({ parameters }) => parameters.includes("order"))) {
    const orders = list.operationId.includes("TherapySessions")
      ? ["latest", "soonest"]
      : ["newest", "oldest"];
    for (const headers of tokens) {
      const first = await send(list, headers, 1, null, orders[0]);
      if (first.status !== 200) continue;
      const { next } = await pageOf(list, first);
      if (!next) continue;
      expect((await send(list, headers, 1, next, orders[0])).status, list.operationId).toBe(200);
      const other = await send(list, headers, 1, next, orders[1]);
      expect(await other.json(), list.operationId).toMatchObject({
        errCode: "ERR_INVALID_INPUT",
        errors: [{ path: "cursor", errCode: "ERR_INVALID_CURSOR" }],
      });
      refused.push(list.operationId);
    }
  }
  expect(refused).toEqual(expect.arrayContaining(["listMyTherapySessions", "listPractitioners"]));
});

function send(
  { operationId, method, path, parameters }: Operation,
  headers: Sent,
  size: number,
  cursor: string | null = null,
  order?: string,
): Promise<Response> {
  const filled = path.replace("/api", "").replace("{id}", ids[operationId] ?? "");
  if (method === "POST") {
    const body = { limit: size, ...(cursor === null ? {} : { cursor }) };
    return Promise.resolve(app.send(method, filled, body, headers));
  }
  const names = parameters.includes("page_token")
    ? { size: "count", cursor: "page_token" }
    : { size: "limit", cursor: "cursor" };
  const query = new URLSearchParams({ [names.size]: `${size}` });
  if (cursor !== null) query.set(names.cursor, cursor);
  if (order !== undefined) query.set("order", order);
  return Promise.resolve(app.get(`${filled}?${query}`, headers));
}

/** Three ways of one cursor: a field, a Link as the specification of the journals wants it, and Calendly's pagination. */
async function pageOf({ operationId }: Operation, answer: Response): Promise<Page> {
  expect(answer.status, operationId).toBe(200);
  const body = await answer.json();
  if (Array.isArray(body)) {
    const [, next] = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "") ?? [];
    return { rows: body, next: next ? new URL(next, "http://x").searchParams.get("cursor") : null };
  }
  if ("pagination" in body) {
    return { rows: body.collection, next: body.pagination.next_page_token };
  }
  const [rows] = Object.entries(body).flatMap(([name, value]) =>
    Array.isArray(value) && !besides.includes(name) ? [value] : []
  );
  return { rows: rows!, next: body.nextCursor };
}

/** Lists of an answer that are not its rows. */
const besides = ["totals", "names", "facets", "relax", "corrections", "counts"];
