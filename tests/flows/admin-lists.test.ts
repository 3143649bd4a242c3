import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newUser } from "backend/domain/account.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import type { Person } from "./booked-session.ts";

const dangerous = ["=1+1", "+1", "-1", "@cmd", "\tx", "\rx"];

let app: TestApp;
let admin: Person;

type Account = { name: string; email: string; createdAt: string; lastSignInAt: string | null };

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signIn("admin@demo.heaolu.ee");
  await app.ports.persistence.transaction(async ({ users }) => {
    for (const [at, name] of ["Õnne Ülle", "õie Tamm", "Žanna Öpik", ...dangerous].entries()) {
      const id = app.ports.persistence.newId();
      const email = `list${at}@example.ee`;
      const common = { passwordHash: null, language: "et" as const, updatedAt: app.now() };
      await users.add({ ...newUser(id, app.now() - at), ...common, email, name });
    }
  });
});
afterAll(() => app[Symbol.asyncDispose]());

async function page(query: string) {
  const answer = await app.get(`/admin/users?${query}`, admin.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return await answer.json() as {
    accounts: Account[];
    nextCursor: string | null;
    total: { count: number } | null;
  };
}

async function all(query: string): Promise<Account[]> {
  const rows: Account[] = [];
  let cursor = "";
  do {
    const { accounts, nextCursor } = await page(`${query}&limit=7${cursor}`);
    rows.push(...accounts);
    cursor = nextCursor ? `&cursor=${nextCursor}` : "";
  } while (cursor);
  return rows;
}

test.for(
  [
    ["created", ({ createdAt }: Account) => createdAt],
    ["name", ({ name }: Account) => name.trim().toLowerCase()],
    ["lastSignIn", ({ lastSignInAt }: Account) => lastSignInAt ?? ""],
  ] as const,
)("paging by %s shows every account once, in this order and backwards", async ([sort, keyOf]) => {
  const { total } = await page("");
  const up = await all(`sort=${sort}&direction=asc`);
  const down = await all(`sort=${sort}&direction=desc`);
  expect(new Set(up.map(({ email }) => email)).size).toBe(total!.count);
  expect(down.map(({ email }) => email)).toEqual(up.map(({ email }) => email).reverse());
  const keys = up.map(keyOf);
  expect(keys).toEqual([...keys].sort((one, other) => (one < other ? -1 : 1)));
});

test("a search finds every part of an address and a name in any case", async () => {
  const found = async (text: string) =>
    (await page(`text=${encodeURIComponent(text)}`)).accounts.map(({ name }) => name).sort();
  expect(await found("ÕNNE")).toEqual(["Õnne Ülle"]);
  expect(await found("ülle")).toContain("Õnne Ülle");
  expect(await found("ÖPI")).toEqual(["Žanna Öpik"]);
  expect(await found("LIST1@")).toEqual(["õie Tamm"]);
  expect(await found("IST1@EXAMPLE")).toEqual(["õie Tamm"]);
  expect(await found("%")).toEqual([]);
  const { accounts } = await page("text=list&state=unconfirmed&sort=name");
  expect(accounts.length).toBe(9);
});

test("a cursor of another order is refused", async () => {
  const { nextCursor } = await page("sort=name&direction=asc&limit=2");
  const other = await app.get(
    `/admin/users?sort=created&direction=asc&cursor=${nextCursor}`,
    admin.headers,
  );
  await expectRefusal(other, 400, "ERR_INVALID_INPUT");
});

test("a spreadsheet runs no cell as a formula, and the download is in the audit log", async () => {
  const answer = await app.get("/admin/exports/users?text=list", {
    ...admin.headers,
    "Accept-Language": "en",
  });
  const csv = await answer.text();
  expect(csv.split("\r\n")[0]).toContain('"name"');
  for (const text of dangerous.filter((one) => one !== "\rx")) expect(csv).toContain(`"'${text}`);
  expect(csv).not.toMatch(/(^|,|\n)"[=+\-@\t]/);
  const log = await (await app.get("/admin/actions", admin.headers)).json();
  expect(log.actions[0]).toMatchObject({ action: "export-list", subject: { id: "users" } });
});

async function csvOf(list: string, query = ""): Promise<string[]> {
  const answer = await app.get(`/admin/lists/${list}?${query}`, {
    ...admin.headers,
    "Accept-Language": "en",
  });
  expect(answer.status, list).toBe(200);
  return (await answer.text()).trim().split("\r\n");
}

test("a list of any length is downloaded whole, in its order and with its filters", async () => {
  const count = 1_234;
  await app.database.transaction(async (connection) => {
    await connection.run(sql`with recursive n(i) as
        (select 1 union all select i + 1 from n where i < ${count})
      insert into leads (id, email, email_key, language, i_am_practitioner, state, created_at)
      select 'lead' || i, 'lead' || i || '@example.ee', 'lead' || i || '@example.ee', 'et', 0,
        'contacted', 10000 - i from n`);
  });
  const [, ...rows] = await csvOf("leads", "state=contacted&order=oldest");
  const emails = rows.map((row) => /[^",]+@[^",]+/.exec(row)?.[0]);
  expect(emails.slice(0, count))
    .toEqual(Array.from({ length: count }, (_, at) => `lead${count - at}@example.ee`));
});

test("lists of money, mails and questions are downloaded, and no mail shows a whole address", async () => {
  const heads = {
    payments: '"created","purchase"',
    "gift-cards": '"created","recipient"',
    ledger: '"date","movement"',
    questions: '"practitioner","practice"',
    mails: '"created","kind of mail"',
  };
  for (const [list, head] of Object.entries(heads)) {
    const [first] = await csvOf(list);
    expect(first, list).toContain(head);
  }
  await app.post("/auth/forgot-password", { email: "client@demo.heaolu.ee" });
  const [, mail] = await csvOf("mails", "state=waiting");
  expect(mail).toContain("reset-password");
  expect(mail).not.toContain("client@demo");
  const refused = await app.get("/admin/lists/mails?state=open", admin.headers);
  await expectRefusal(refused, 400, "ERR_INVALID_INPUT");
});

test("a view gets another name, but not that of another view", async () => {
  const save = async (name: string, id?: string) =>
    await app.send("PUT", "/admin/views", {
      list: "users",
      name,
      search: "state=client",
      shared: false,
      ...(id && { id }),
    }, admin.headers);
  const { id } = await (await save("Clients")).json();
  await save("People");
  expect(await (await save("All clients", id)).json()).toMatchObject({ id, name: "All clients" });
  await expectRefusal(await save("People", id), 409, "ERR_DUPLICATE_ENTITY");
  await expectRefusal(await save("Gone", crypto.randomUUID()), 404, "ERR_NOT_FOUND");
  const { views } = await (await app.get("/admin/views?list=users", admin.headers)).json();
  expect(views.map(({ name }: { name: string }) => name)).toEqual(["All clients", "People"]);
  for (const view of views) {
    await app.send("DELETE", `/admin/views/${view.id}`, undefined, admin.headers);
  }
});

test("a view belongs to its administrator, and others see it when it is shared", async () => {
  const save = (shared: boolean) =>
    app.send("PUT", "/admin/views", {
      list: "users",
      name: "Admins",
      search: "state=admin",
      shared,
    }, admin.headers);
  const [first, second] = [await save(false), await save(true)];
  expect((await first.json()).id).toBe((await second.clone().json()).id);
  const { id } = await second.json();
  const other = await app.signIn("client@demo.heaolu.ee");
  await app.ports.persistence.transaction(async ({ users }) => {
    const user = (await users.find(other.user.id))!;
    await users.save({ ...user, isAdmin: true });
  });
  const seen = await (await app.get("/admin/views?list=users", other.headers)).json();
  expect(seen.views).toMatchObject([{ name: "Admins", isOwn: false }]);
  const removed = await app.send("DELETE", `/admin/views/${id}`, undefined, other.headers);
  await expectRefusal(removed, 403, "ERR_FORBIDDEN");
  expect((await app.send("DELETE", `/admin/views/${id}`, undefined, admin.headers)).status)
    .toBe(204);
});
