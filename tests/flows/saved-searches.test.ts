import { expect, test } from "vitest";
import { therapists } from "db/schema/therapists.ts";
import { eq } from "drizzle-orm";
import { day, hour, minute } from "backend/domain/duration.ts";
import { repeatSavedSearches } from "backend/use-cases/saved-searches/repeat-saved-searches.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp, publicUrl, type TestApp } from "../test-app.ts";
import { newClient, type Person } from "./booked-session.ts";
import { codeOf } from "./session-fixtures.ts";

const tartu = {
  name: "Tartu",
  address: "/?cities=TARTU&sort=price",
  filters: { cities: ["TARTU"] },
};

const save = (app: TestApp, { headers }: Pick<Person, "headers">, wish: object = tartu) =>
  app.post("/saved-searches", wish, headers);

async function listOf(app: TestApp, { headers }: Person) {
  const { searches } = await (await app.get("/saved-searches", headers)).json();
  return searches as { id: string; name: string; address: string }[];
}

/** The first practitioner in Tartu, hidden until `show` is called. */
async function hidden(app: TestApp) {
  const found = await (await app.post("/therapists/search", tartu.filters)).json();
  const { id, name } = found.therapists[0];
  const set = async (showInSearch: boolean) => {
    await app.database.transaction((tx) =>
      tx.update(therapists).set({ showInSearch }).where(eq(therapists.id, id))
    );
    // A change that another process commits is seen half a second later.
    await expect.poll(async () =>
      (await (await app.post("/therapists/search", tartu.filters)).json()).total
    ).toBe(showInSearch ? found.total : found.total - 1);
  };
  await set(false);
  return { name: name as string, show: () => set(true) };
}

async function mailsTo(app: TestApp, email: string) {
  await repeatSavedSearches(app.ports, app.now());
  await sendDueMails(app.ports, { clock: app.now });
  const mails = await app.ports.persistence.outbox.listSent(100);
  return mails.filter((mail) => mail.to === email && mail.subject.includes("saved search"));
}

test("who fits a saved search for the first time is mailed, once", async () => {
  await using app = await openTestApp();
  const anna = await newClient(app, "anna@example.ee");
  const { name, show } = await hidden(app);
  expect((await save(app, anna)).status).toBe(200);
  app.advance(hour);
  expect(await mailsTo(app, "anna@example.ee")).toEqual([]);

  await show();
  app.advance(hour);
  const [news] = await mailsTo(app, "anna@example.ee");
  expect(news!.text).toContain(name);
  expect(news!.text).toContain(`${publicUrl}${tartu.address}`);
  expect(news!.subject).not.toContain("Tartu");

  app.advance(day);
  expect(await mailsTo(app, "anna@example.ee")).toHaveLength(1);
});

test("a search is mailed once a day, and who is new meanwhile is in the next mail", async () => {
  await using app = await openTestApp();
  const anna = await newClient(app, "anna@example.ee");
  const { show } = await hidden(app);
  await save(app, anna);
  await app.database.transaction(async (tx) => {
    await tx.run(`update saved_searches set mailed_at = ${app.now()}`);
  });
  await show();
  app.advance(hour);
  expect(await mailsTo(app, "anna@example.ee")).toEqual([]);
  app.advance(day);
  expect(await mailsTo(app, "anna@example.ee")).toHaveLength(1);
});

test("a search that is saved again stays the same one, with who fitted before", async () => {
  await using app = await openTestApp();
  const anna = await newClient(app, "anna@example.ee");
  const { show } = await hidden(app);
  const first = await (await save(app, anna)).json();
  const known = await app.ports.persistence.savedSearches.find(first.id);
  app.advance(minute);
  await show();
  const filters = { ...tartu.filters, timeZone: "Europe/Tallinn" };
  const again = await save(app, anna, { ...tartu, name: "Tartus", filters });
  expect(await again.json()).toEqual({ ...first, name: "Tartus" });
  expect(await app.ports.persistence.savedSearches.find(first.id))
    .toEqual({ ...known, name: "Tartus", filters });
  app.advance(hour);
  expect(await mailsTo(app, "anna@example.ee")).toHaveLength(1);
});

test("the same search is saved once, others up to ten, and each is removed by its owner alone", async () => {
  await using app = await openTestApp();
  const anna = await newClient(app, "anna@example.ee");
  const mati = await newClient(app, "mati@example.ee");
  await save(app, anna);
  await save(app, anna, { ...tartu, name: "Tartus" });
  const [saved, ...others] = await listOf(app, anna);
  expect(others).toEqual([]);
  expect(saved).toMatchObject({ name: "Tartus", address: tartu.address });
  const path = `/saved-searches/${saved!.id}`;
  expect((await app.send("DELETE", path, undefined, mati.headers)).status).toBe(404);
  expect(await listOf(app, mati)).toEqual([]);

  for (let price = 1; price < 10; price++) {
    await save(app, anna, {
      name: `€${price}`,
      address: `/?price=${price}`,
      filters: { priceToCents: 5000 + price },
    });
  }
  const eleventh = { ...tartu, address: "/?cities=NARVA" };
  expect(await codeOf(await save(app, anna, eleventh))).toEqual([
    409,
    "ERR_TOO_MANY_SAVED_SEARCHES",
  ]);
  expect((await app.send("DELETE", path, undefined, anna.headers)).status).toBe(204);
  expect((await save(app, anna, eleventh)).status).toBe(200);
});

test("a search without filters, an address elsewhere and an empty name are refused", async () => {
  await using app = await openTestApp();
  const anna = await newClient(app, "anna@example.ee");
  const refused: [object, number, string][] = [
    [{ ...tartu, filters: {} }, 422, "ERR_SEARCH_TOO_WIDE"],
    [{ ...tartu, address: "//evil.example/?a" }, 400, "ERR_INVALID_INPUT"],
    [{ ...tartu, name: " \u200b " }, 400, "ERR_INVALID_INPUT"],
    [{ ...tartu, filters: { cities: "TARTU" } }, 400, "ERR_INVALID_INPUT"],
  ];
  for (const [wish, status, code] of refused) {
    expect(await codeOf(await save(app, anna, wish)), JSON.stringify(wish)).toEqual([status, code]);
  }
  expect(await listOf(app, anna)).toEqual([]);
});

test("a search that no practitioner can ever fit is refused by field", async () => {
  await using app = await openTestApp();
  const anna = await newClient(app, "anna@example.ee");
  const impossible: [object, string[]][] = [
    [{ priceFromCents: 9000, priceToCents: 5000 }, ["filters.priceToCents"]],
    [{ durationFrom: 90, durationTo: 60 }, ["filters.durationTo"]],
    [{ practices: ["TRE", "ALCHEMY"] }, ["filters.practices.1"]],
    [{ needs: ["GOLD"], cities: ["ATLANTIS"], languages: ["XX"] }, [
      "filters.needs.0",
      "filters.languages.0",
      "filters.cities.0",
    ]],
    [{ meetingTypes: ["PHONE"] }, ["filters.meetingTypes.0"]],
    [{ freeOn: { from: "2026-12-06", to: "2026-12-05" } }, ["filters.freeOn.to"]],
  ];
  for (const [filters, paths] of impossible) {
    const answer = await save(app, anna, { ...tartu, filters });
    const { errCode, errors } = await answer.json();
    expect([answer.status, errCode], JSON.stringify(filters)).toEqual([400, "ERR_INVALID_INPUT"]);
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(paths);
  }
  expect(await listOf(app, anna)).toEqual([]);
  const possible = { priceFromCents: 5000, priceToCents: 5000, practices: ["TRE"] };
  expect((await save(app, anna, { ...tartu, filters: possible })).status).toBe(200);
});

test("withdrawing the consent deletes the saved searches, and the archive has them before", async () => {
  await using app = await openTestApp();
  const anna = await newClient(app, "anna@example.ee");
  await save(app, anna);
  const { consents } = await (await app.get("/user/me/consents", anna.headers)).json();
  const consent = consents.find(({ purpose }: { purpose: string }) => purpose === "searches");
  expect(consent).toMatchObject({ isGiven: true, kept: { savedSearches: 1, notes: 0 } });
  const archive = await app.ports.persistence.personalData.collect(
    (await app.ports.persistence.users.find(anna.user.id))!,
  );
  expect(archive.savedSearches).toMatchObject([{ name: "Tartu" }]);
  const withdrawn = await app.send("PUT", "/user/me/consents", {
    purpose: "searches",
    version: consent.version,
    isGiven: false,
    confirmed: consent.kept,
  }, anna.headers);
  expect(withdrawn.status).toBe(200);
  expect(await listOf(app, anna)).toEqual([]);
});
