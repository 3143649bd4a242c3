import { expect, test } from "vitest";
import { attempts } from "db/schema/mod.ts";
import { forgetExpired } from "backend/use-cases/auth/forget-expired.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { type House, openHouse, publicUrl } from "tests/house.ts";

const mari = { email: "mari.tamm@example.ee", password: "mõnus kevad õues", name: "Mari Tamm" };
const ours = { "X-Requested-With": "heaolu", "Sec-Fetch-Site": "same-origin" };
const second = 1000;
const day = 86_400_000;

test("a visitor registers, confirms the address, signs in, stays signed in and signs out", async () => {
  await using house = await openHouse({ demo: false });
  const registered = await house.post("/auth/register", { ...mari, language: "en" });
  expect([registered.status, await registered.json()]).toEqual([202, {}]);

  await expectRefusal(await house.post("/auth/login", mari), 403, "ERR_EMAIL_NOT_VERIFIED");
  const [mail] = await newMails(house);
  expect(mail).toMatchObject({ to: mari.email, subject: "Confirm your email address" });
  expect(await statusOf(house.post("/auth/verify-email", { token: tokenIn(mail) }))).toBe(204);

  const login = await house.post("/auth/login", mari);
  expect(login.headers.get("cache-control")).toBe("no-store");
  const signedIn = await login.json();
  expect(signedIn).toMatchObject({
    expiresIn: 480,
    user: {
      name: "Mari Tamm",
      email: mari.email,
      profileUrl: null,
      therapistId: null,
      roles: ["client"],
      language: "en",
      timeZone: "Europe/Tallinn",
      emailVerified: true,
    },
  });
  const me = await house.get("/auth/me", bearer(signedIn));
  expect(await me.json()).toEqual(signedIn.user);

  house.advance(60 * second);
  const refreshed = await refresh(house, cookieOf(login));
  expect(refreshed.status).toBe(200);
  expect(cookieOf(refreshed)).not.toBe(cookieOf(login));
  const renewed = await refreshed.json();
  expect(await statusOf(house.get("/auth/me", bearer(renewed)))).toBe(200);

  const out = await house.post("/auth/logout", undefined, { ...ours, Cookie: cookieOf(refreshed) });
  expect(out.status).toBe(204);
  expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(out.headers.get("set-cookie")).toMatch(/^rt=; Max-Age=0/);
  for (const tokens of [signedIn, renewed]) {
    await expectRefusal(await house.get("/auth/me", bearer(tokens)), 401, "ERR_UNAUTHORIZED");
  }
  expect(await statusOf(refresh(house, cookieOf(refreshed)))).toBe(401);
});

test("the refresh cookie is out of reach of scripts and other sites, and outlives the browser only on request", async () => {
  await using house = await houseWith(mari);
  const short = (await house.post("/auth/login", mari)).headers.get("set-cookie") ?? "";
  expect(short).toMatch(/^rt=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const long = await house.post("/auth/login", { ...mari, remember: true });
  expect(long.headers.get("set-cookie")).toContain(`Max-Age=${30 * 24 * 3600};`);

  house.advance(5 * day);
  const later = await refresh(house, cookieOf(long));
  expect(later.headers.get("set-cookie")).toContain(`Max-Age=${25 * 24 * 3600};`);
});

test("a remembered device is signed out after 30 days of use or a week without any; another after a day", async () => {
  await using house = await houseWith(mari);
  const used = await house.post("/auth/login", { ...mari, remember: true });
  const idle = await house.post("/auth/login", { ...mari, remember: true });
  const other = await house.post("/auth/login", mari);

  house.advance(day);
  expect(await statusOf(refresh(house, cookieOf(other)))).toBe(401);
  let cookie = cookieOf(await refresh(house, cookieOf(used)));
  for (let week = 0; week < 4; week++) {
    house.advance(7 * day - 1);
    const refreshed = await refresh(house, cookie);
    expect(refreshed.status).toBe(200);
    cookie = cookieOf(refreshed);
  }
  expect(await statusOf(refresh(house, cookieOf(idle)))).toBe(401);
  house.advance(2 * day);
  expect(await statusOf(refresh(house, cookie))).toBe(401);
});

test("a replaced refresh token ends the whole sign-in, whoever presents it", async () => {
  await using house = await houseWith(mari);
  const stolen = await house.post("/auth/login", mari);
  const otherDevice = await house.post("/auth/login", mari);
  const next = await refresh(house, cookieOf(stolen));
  house.advance(10 * second + 1);

  expect(await statusOf(refresh(house, cookieOf(stolen)))).toBe(401);
  expect(await statusOf(refresh(house, cookieOf(next)))).toBe(401);
  expect(await statusOf(house.get("/auth/me", bearer(await next.json())))).toBe(401);
  expect(await statusOf(refresh(house, cookieOf(otherDevice)))).toBe(200);
});

test("an older token than the last one is a theft even at once", async () => {
  await using house = await houseWith(mari);
  const first = await house.post("/auth/login", mari);
  const next = await refresh(house, cookieOf(first));
  const last = await refresh(house, cookieOf(next));
  expect(await statusOf(refresh(house, cookieOf(first)))).toBe(401);
  expect(await statusOf(refresh(house, cookieOf(last)))).toBe(401);
});

test("two tabs that refresh at once both stay signed in", async () => {
  await using house = await houseWith(mari);
  const login = await house.post("/auth/login", mari);
  const tabs = await Promise.all([1, 2, 3].map(() => refresh(house, cookieOf(login))));
  expect(tabs.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map(cookieOf)).size).toBe(1);
  for (const tab of tabs) {
    expect(await statusOf(house.get("/auth/me", bearer(await tab.json())))).toBe(200);
  }
  house.advance(60 * second);
  expect(await statusOf(refresh(house, cookieOf(tabs[0]!)))).toBe(200);
});

test("only our own pages refresh and sign out", async () => {
  await using house = await houseWith(mari);
  const login = await house.post("/auth/login", mari);
  const Cookie = cookieOf(login);
  const withHeader = { Cookie, "X-Requested-With": "heaolu" };
  const foreign: Record<string, string>[] = [
    { Cookie },
    { Cookie, "Sec-Fetch-Site": "same-origin" },
    { ...withHeader, "Sec-Fetch-Site": "cross-site" },
    { ...withHeader, "Sec-Fetch-Site": "same-site" },
    { ...withHeader, "Sec-Fetch-Site": "none" },
    { ...withHeader, "Sec-Fetch-Site": "cross-site", Origin: publicUrl },
    { ...withHeader, Origin: "https://evil.example" },
    { ...withHeader, Origin: "null" },
    { ...withHeader, "X-Requested-With": "XMLHttpRequest" },
  ];
  for (const headers of foreign) {
    for (const path of ["/auth/refresh", "/auth/logout"]) {
      await expectRefusal(await house.post(path, undefined, headers), 403, "ERR_CROSS_SITE");
    }
  }
  const { status } = await house.post("/auth/refresh", undefined, {
    ...withHeader,
    Origin: publicUrl,
  });
  expect(status).toBe(200);
  const bare = await house.post("/auth/refresh", undefined, { "X-Requested-With": "heaolu" });
  await expectRefusal(bare, 401, "ERR_UNAUTHORIZED");
});

test("an unknown address, a wrong password and a disabled account get one and the same answer", async () => {
  await using house = await houseWith(mari);
  const juri = { ...mari, email: "juri@example.ee" };
  await join(house, juri);
  await disable(house, juri.email);
  const answers = await Promise.all([
    house.post("/auth/login", { email: "nobody@example.ee", password: mari.password }),
    house.post("/auth/login", { ...mari, password: "not this one" }),
    house.post("/auth/login", juri),
  ]);
  const bodies = await Promise.all(answers.map(async (answer) => ({
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== "x-request-id"),
    body: { ...await answer.json(), instance: "" },
  })));
  expect(bodies[0]).toMatchObject({ status: 401, body: { errCode: "ERR_BAD_CREDENTIALS" } });
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
});

test("a disabled person's tokens are worth nothing at once", async () => {
  await using house = await houseWith(mari);
  const login = await house.post("/auth/login", mari);
  await disable(house, mari.email);
  expect(await statusOf(house.get("/auth/me", bearer(await login.json())))).toBe(401);
  expect(await statusOf(refresh(house, cookieOf(login)))).toBe(401);
});

test("an address is registered once; only its mailbox learns of the second time", async () => {
  await using house = await houseWith(mari);
  const again = await house.post("/auth/register", {
    ...mari,
    password: "a thief's long password",
  });
  const fresh = await house.post("/auth/register", { ...mari, email: "new@example.ee" });
  expect([again.status, await again.text()]).toEqual([fresh.status, await fresh.text()]);
  const mails = await newMails(house);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [mari.email, "Sul on juba konto"],
    ["new@example.ee", "Kinnita oma e-posti aadress"],
  ]);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(200);
});

test("nobody confirms an address for a password somebody else chose", async () => {
  await using house = await openHouse({ demo: false });
  await house.post("/auth/register", { ...mari, password: "a thief's long password" });
  const [thiefs] = await newMails(house);
  await house.post("/auth/register", mari);
  const [owners] = await newMails(house);
  const early = await house.post("/auth/verify-email", { token: tokenIn(thiefs) });
  await expectRefusal(early, 400, "ERR_INVALID_TOKEN");
  expect(await statusOf(house.post("/auth/verify-email", { token: tokenIn(owners) }))).toBe(204);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(200);
});

test("a link is good once and for its time only, and a new one can be sent", async () => {
  await using house = await openHouse({ demo: false });
  await house.post("/auth/register", mari);
  const [mail] = await newMails(house);
  house.advance(day);
  const late = await house.post("/auth/verify-email", { token: tokenIn(mail) });
  await expectRefusal(late, 400, "ERR_INVALID_TOKEN");

  expect(await statusOf(house.post("/auth/resend-verification", { email: mari.email }))).toBe(202);
  const [again] = await newMails(house);
  const token = tokenIn(again);
  for (
    const wrong of [`${token.slice(0, -1)}${token.endsWith("A") ? "E" : "A"}`, "x", "' or 1=1"]
  ) {
    const answer = await house.post("/auth/verify-email", { token: wrong });
    await expectRefusal(answer, 400, "ERR_INVALID_TOKEN");
  }
  expect(await statusOf(house.post("/auth/reset-password", { token, password: mari.password })))
    .toBe(400);
  expect(await statusOf(house.post("/auth/verify-email", { token }))).toBe(204);
  expect(await statusOf(house.post("/auth/verify-email", { token }))).toBe(400);
  await house.post("/auth/resend-verification", { email: mari.email });
  await house.post("/auth/resend-verification", { email: "nobody@example.ee" });
  expect(await newMails(house)).toEqual([]);
});

test("a forgotten password is chosen anew, and every device is signed out", async () => {
  await using house = await houseWith(mari);
  const login = await house.post("/auth/login", { ...mari, remember: true });
  await house.post("/auth/forgot-password", { email: mari.email });
  await house.post("/auth/forgot-password", { email: mari.email });
  await house.post("/auth/forgot-password", { email: "nobody@example.ee" });
  const [first, second, ...others] = await newMails(house);
  expect(others).toEqual([]);

  const password = "täiesti teine parool";
  const weak = await house.post("/auth/reset-password", {
    token: tokenIn(first),
    password: "sunshine",
  });
  await expectRefusal(weak, 400, "ERR_WEAK_PASSWORD");
  const reset = await house.post("/auth/reset-password", { token: tokenIn(first), password });
  expect(reset.status).toBe(204);
  for (const mail of [first, second]) {
    const again = await house.post("/auth/reset-password", { token: tokenIn(mail), password });
    await expectRefusal(again, 400, "ERR_INVALID_TOKEN");
  }
  expect(await statusOf(refresh(house, cookieOf(login)))).toBe(401);
  expect(await statusOf(house.get("/auth/me", bearer(await login.json())))).toBe(401);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(401);
  expect(await statusOf(house.post("/auth/login", { ...mari, password }))).toBe(200);
});

test("guessing a password costs more and more waiting, but never the account", async () => {
  await using house = await houseWith(mari);
  const guess = () => house.post("/auth/login", { ...mari, password: "a wrong guess" });
  for (let failure = 0; failure < 5; failure++) expect(await statusOf(guess())).toBe(401);
  const refused = await house.post("/auth/login", mari);
  expect(refused.headers.get("retry-after")).toBe("1");
  await expectRefusal(refused, 429, "ERR_TOO_MANY_REQUESTS");

  house.advance(second);
  expect(await statusOf(guess())).toBe(401);
  house.advance(second);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(429);
  house.advance(second);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(200);
  expect(await statusOf(guess())).toBe(401);
});

test("an address nobody has is limited like any other, and many guesses at once are not cheaper", async () => {
  await using house = await houseWith(mari);
  for (const email of [mari.email, "nobody@example.ee"]) {
    const guesses = await Promise.all(
      Array.from(
        { length: 30 },
        (_, position) => house.post("/auth/login", { email, password: `wrong guess ${position}` }),
      ),
    );
    const statuses = guesses.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  }
});

test("many people behind one address sign in at once; one who tries many accounts is stopped", async () => {
  await using house = await houseWith(mari);
  const logins = await Promise.all(
    Array.from({ length: 50 }, () => house.post("/auth/login", mari)),
  );
  expect(new Set(logins.map((answer) => answer.status))).toEqual(new Set([200]));
  const statuses: number[] = [];
  for (let person = 0; person < 105; person++) {
    const email = `person-${person}@example.ee`;
    statuses.push(await statusOf(house.post("/auth/login", { email, password: "Tere2026!" })));
  }
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
  expect(statuses.slice(100)).toEqual(Array(5).fill(429));
  house.advance(15 * 60 * second);
  expect(await statusOf(house.post("/auth/login", mari))).toBe(200);
});

test("what was counted is forgotten after a day, and not before", async () => {
  await using house = await houseWith(mari);
  const guess = () => house.post("/auth/login", { ...mari, password: "a wrong guess" });
  for (let failure = 0; failure < 5; failure++) await guess();
  await forgetExpired(house.ports, house.now());
  expect(await statusOf(house.post("/auth/login", mari))).toBe(429);

  house.advance(day + 1);
  await forgetExpired(house.ports, house.now());
  expect(await house.database.read.select().from(attempts)).toEqual([]);
  for (let failure = 0; failure < 5; failure++) expect(await statusOf(guess())).toBe(401);
});

test("nobody's mailbox is filled by us", async () => {
  await using house = await houseWith(mari);
  const statuses: number[] = [];
  for (let request = 0; request < 11; request++) {
    statuses.push(await statusOf(house.post("/auth/forgot-password", { email: mari.email })));
  }
  expect(statuses).toEqual([...Array(9).fill(202), 429, 429]);
  expect(await newMails(house)).toHaveLength(9);
});

test.each([
  ["no fields", {}],
  ["no password", { email: mari.email }],
  ["an address that is none", { ...mari, email: "mari" }],
  ["a list for a password", { ...mari, password: ["x"] }],
  ["an object for an address", { ...mari, email: { $gt: "" } }],
  ["an endless password", { ...mari, password: "x".repeat(1001) }],
  ["null", null],
])("credentials with %s are refused as invalid", async (_fault, body) => {
  await using house = await openHouse({ demo: false });
  await expectRefusal(await house.post("/auth/login", body), 400, "ERR_INVALID_INPUT");
  await expectRefusal(await house.post("/auth/register", body), 400, "ERR_INVALID_INPUT");
});

test("bodies that are no JSON, and people who are no person, are refused", async () => {
  await using house = await openHouse({ demo: false });
  const send = (body: string, type: string) =>
    house.app.request("/api/auth/login", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
  await expectRefusal(await send("{", "application/json"), 400, "ERR_MALFORMED_JSON");
  const form = await send("email=a@b.ee&password=x", "application/x-www-form-urlencoded");
  expect(form.status).toBe(415);
  for (const name of ["", "   ", "a\nb", "x".repeat(101)]) {
    const answer = await house.post("/auth/register", { ...mari, name });
    await expectRefusal(answer, 400, "ERR_INVALID_INPUT");
  }
  for (const password of ["short", "sunshine", "heaolu123", "x".repeat(129)]) {
    const answer = await house.post("/auth/register", { ...mari, password });
    await expectRefusal(answer, 400, "ERR_WEAK_PASSWORD");
  }
  const admin = { ...mari, isAdmin: true, roles: ["admin"], emailVerifiedAt: 1, id: "x" };
  await house.post("/auth/register", admin);
  expect(await house.ports.persistence.users.findByEmail(mari.email))
    .toMatchObject({ isAdmin: false, emailVerifiedAt: null });
});

test("a token that is absent, broken or of another scheme opens nothing", async () => {
  await using house = await houseWith(mari);
  const { accessToken } = await (await house.post("/auth/login", mari)).json();
  const [head, payload, signature] = accessToken.split(".");
  const none = btoa('{"alg":"none","typ":"at+jwt"}').replaceAll("=", "");
  const headers: Record<string, string>[] = [
    {},
    { Authorization: "" },
    { Authorization: "Bearer" },
    { Authorization: "Bearer x" },
    { Authorization: `Basic ${accessToken}` },
    { Authorization: accessToken },
    { Authorization: `Bearer ${accessToken}x` },
    { Authorization: `Bearer ${head}.${payload}.` },
    { Authorization: `Bearer ${none}.${payload}.` },
    { Authorization: `Bearer ${none}.${payload}.${signature}` },
  ];
  for (const sent of headers) {
    const answer = await house.get("/auth/me", sent);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    await expectRefusal(answer, 401, "ERR_UNAUTHORIZED");
  }
  house.advance(480 * second);
  expect(await statusOf(house.get("/auth/me", bearer({ accessToken })))).toBe(401);
});

async function houseWith(person: typeof mari): Promise<House> {
  const house = await openHouse({ demo: false });
  await join(house, person);
  return house;
}

/** Registers and confirms, as a person would. */
async function join(house: House, person: typeof mari): Promise<void> {
  await house.post("/auth/register", person);
  const [mail] = await newMails(house);
  await house.post("/auth/verify-email", { token: tokenIn(mail) });
}

async function disable(house: House, email: string): Promise<void> {
  await house.ports.persistence.transaction(async ({ users }) => {
    const user = await users.findByEmail(email);
    if (user) await users.save({ ...user, disabledAt: house.now() });
  });
}

/** Sends what waits and answers it, oldest first. */
async function newMails(house: House) {
  const before = new Set((await house.ports.persistence.outbox.listSent(100)).map(({ id }) => id));
  await sendDueMails(house.ports, { publicUrl, brand: "Heaolu" }, house.now());
  const all = await house.ports.persistence.outbox.listSent(100);
  return all.filter(({ id }) => !before.has(id)).reverse();
}

function tokenIn(mail: { text: string } | undefined): string {
  const [, token] = /\?token=([\w-]{43})\n/.exec(mail?.text ?? "") ?? [];
  if (!token) throw new Error("no link in the mail");
  return token;
}

function refresh(house: House, Cookie: string): Promise<Response> {
  return Promise.resolve(house.post("/auth/refresh", undefined, { ...ours, Cookie }));
}

function cookieOf(response: Response): string {
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

function bearer({ accessToken }: { accessToken: string }) {
  return { Authorization: `Bearer ${accessToken}` };
}

async function statusOf(response: Response | Promise<Response>): Promise<number> {
  return (await response).status;
}

async function expectRefusal(response: Response, status: number, errCode: string): Promise<void> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status, errCode });
  expect(response.status).toBe(status);
}
