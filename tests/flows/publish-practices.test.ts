import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { draftOf, put, read } from "./availability-steps.ts";
import { bookSession, newClient, offeredTimes } from "./booked-session.ts";
import { type Content, editorOf, newPractitioner } from "./profile-steps.ts";

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const practice = (more: Partial<Content["practices"][number]> = {}) => ({
  id: crypto.randomUUID(),
  type: "COACHING",
  durationMinutes: 60,
  priceCents: 6000,
  meetingTypes: ["VIDEO_CALL" as const],
  bufferMinutes: null,
  seats: 1,
  startTimes: [],
  intro: false,
  schedulingUrl: "",
  archived: false,
  ...more,
});

const place = (more: Partial<Content["places"][number]> = {}) => ({
  id: crypto.randomUUID(),
  city: "TARTU",
  address: "Rüütli 3",
  lat: 58.3806,
  lon: 26.7225,
  label: { et: "Hoovimaja", en: "", ru: "" },
  access: { stepFree: true, parking: "free" as const },
  arrivalNote: { et: "Kood 12", en: "", ru: "" },
  picture: null,
  ...more,
});

const complete = {
  gender: "FEMALE",
  city: "TARTU",
  languages: ["ESTONIAN"],
  waysOfHelping: ["STRESS"],
};

async function eventTypesOf(editor: Awaited<ReturnType<typeof editorOf>>) {
  const answer = await app.get("/availability", editor.headers);
  return (await answer.json()).eventTypes;
}

describe("a new practitioner", () => {
  test("gets a calendar with the first publication", async () => {
    const editor = await newPractitioner(app, "Õie Ööbik");
    expect((await app.get("/availability", editor.headers)).status).toBe(404);
    const intro = practice({ intro: true, durationMinutes: 15, priceCents: 0 });
    const published = await editor.publish(() => ({
      ...complete,
      practices: [practice(), intro],
    }));
    expect(published.slug).toBe("oie-oobik");
    expect(published.content.practices.map(({ schedulingUrl }) => schedulingUrl)).toEqual([
      "http://localhost:8000/@oie-oobik/coaching-60",
      "http://localhost:8000/@oie-oobik/coaching-15",
    ]);
    expect(published.content.calendarUrl).toBe("http://localhost:8000/@oie-oobik");
    expect(await eventTypesOf(editor)).toMatchObject([
      { durationMinutes: 60, meetingTypes: ["VIDEO_CALL"], practice: { type: "COACHING" } },
      { durationMinutes: 15, practice: { intro: true } },
    ]);
  });

  test("keeps the address when all practices are exchanged", async () => {
    const editor = await newPractitioner(app, "Ene Mets");
    await editor.publish(() => ({ ...complete, practices: [practice()] }));
    const { content } = await editor.publish(() => ({ practices: [practice()] }));
    expect(content.calendarUrl).toBe("http://localhost:8000/@ene-mets");
    const none = await editor.save(() => ({ practices: [] }));
    expect((await editor.publishWith(none.version)).status).toBe(400);
  });

  test("gets another address than a namesake", async () => {
    const editor = await newPractitioner(app, "Õie Ööbik");
    const { slug, content } = await editor.publish(() => ({
      ...complete,
      practices: [practice()],
    }));
    expect(slug).toBe("oie-oobik-2");
    expect(content.practices[0]!.schedulingUrl).toBe(
      "http://localhost:8000/@oie-oobik-2/coaching-60",
    );
  });

  test("is not shown before approval, whatever is chosen", async () => {
    const editor = await newPractitioner(app, "Иван Мяги");
    const empty = await editor.save(() => complete);
    const refused = await editor.publishWith(empty.version);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([400, "practices"]);
    const { approval, shown, slug } = await editor.publish(() => ({ practices: [practice()] }));
    expect({ approval, shown, slug }).toEqual({
      approval: "not-sent",
      shown: false,
      slug: "ivan-mjagi",
    });
    const { version, content } = await editor.draft();
    const answer = await editor.putWith({ ...content, showInSearch: true }, version);
    const { errors } = await answer.json();
    expect(answer.status).toBe(400);
    expect(errors.map(({ path }: { path: string }) => path)).toEqual([
      "texts.et.briefIntroduction",
      "texts.et.about",
      "texts.et.howICanHelp",
      "texts.et.experience",
      "certificates",
      "picture",
    ]);
    expect((await editor.page()).status).toBe(404);
  });
});

describe("a practice of a known practitioner", () => {
  let editor: Awaited<ReturnType<typeof editorOf>>;

  beforeAll(async () => {
    editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  });

  test("that is added can be booked at once and is in the search", async () => {
    const added = practice({ type: "CIRCLING", priceCents: 1200, durationMinutes: 45 });
    await editor.publish(({ practices }) => ({ practices: [...practices, added] }));
    const { page } = await editor.page();
    const { eventTypeUri } = page.practices.at(-1);
    const query = new URLSearchParams({
      event_type: eventTypeUri,
      start_time: "2026-11-23T00:00:00Z",
      end_time: "2026-12-07T00:00:00Z",
    });
    const times = await (await app.get(`/calendly/event-type-available-times?${query}`)).json();
    expect(times.collection.length).toBeGreaterThan(0);
    const found = await app.post("/therapists/search", { practices: ["CIRCLING"] });
    const { therapists } = await found.json();
    expect(therapists.map(({ id }: { id: string }) => id)).toContain(editor.id);
  });

  test("that was never booked is deleted when it is left out", async () => {
    const before = await eventTypesOf(editor);
    const { content } = await editor.publish(({ practices }) => ({
      practices: practices.filter(({ type }) => type !== "CIRCLING"),
    }));
    expect(content.practices.some(({ type }) => type === "CIRCLING")).toBe(false);
    expect((await eventTypesOf(editor)).length).toBe(before.length - 1);
  });

  test("that is booked is archived, hidden and not booked again, and its sessions stay", async () => {
    const client = await newClient(app, "booked-once@example.ee");
    const { practice: booked, session } = await bookSession(app, client, editor.id);
    const { times } = await offeredTimes(app, editor.id, 28, 2);
    const { content } = await editor.publish(({ practices }) => ({
      practices: practices.filter(({ id }) => id !== booked.id),
    }));
    expect(content.practices.find(({ id }) => id === booked.id)).toMatchObject({ archived: true });
    const { page } = await editor.page();
    expect(page.practices.some(({ id }: { id: string }) => id === booked.id)).toBe(false);

    const form = {
      event_type: booked.eventTypeUri,
      start_time: times.at(-1),
      invitee: { name: "Mari", email: client.user.email, timezone: "Europe/Tallinn" },
    };
    const refused = await app.post("/calendly/invitees", form, client.headers);
    expect([refused.status, (await refused.json()).errCode])
      .toEqual([409, "ERR_PRACTICE_NOT_OFFERED"]);

    const mine = await (await app.get("/therapy-sessions/me", client.headers)).json();
    expect(mine).toMatchObject([{ id: session.id, status: "booked" }]);
    const move = { startsAt: times.at(-1), reason: "" };
    const moved = await app.post(
      `/therapy-sessions/${session.id}/reschedule`,
      move,
      client.headers,
    );
    expect(moved.status).toBe(200);
    expect(Date.parse((await moved.json()).startsAt)).toBe(Date.parse(times.at(-1)!));

    await editor.publish(({ practices }) => ({
      practices: practices.map((one) => ({ ...one, archived: false })),
    }));
    const back = await app.post("/calendly/invitees", {
      ...form,
      start_time: (await offeredTimes(app, editor.id, 28, 5)).times[0],
    }, client.headers);
    expect(back.status).toBe(201);
  });

  test("begins with the free time of the profile, which later only its rules change", async () => {
    const added = practice({ durationMinutes: 45, bufferMinutes: 90 });
    await editor.publish(({ practices }) => ({ practices: [...practices, added] }));
    const rulesOf = async () => {
      const types = await eventTypesOf(editor);
      const { url } = types.find((one: { durationMinutes: number }) => one.durationMinutes === 45);
      const { body } = await read(app, editor);
      const at = body.practices.findIndex((one: { eventTypeUrl: string }) =>
        one.eventTypeUrl === url
      );
      return { body, at, rules: body.practices[at] };
    };
    const { body, at, rules } = await rulesOf();
    expect(rules.bufferAfterMinutes).toBe(90);
    const older = await editor.save(() => ({ city: "TALLINN" }));
    const changed = { ...rules, bufferAfterMinutes: 25, bufferBeforeMinutes: 40 };
    const practices = body.practices.with(at, changed);
    expect((await put(app, editor, { ...draftOf(body), practices })).status).toBe(200);
    const published = await editor.publishWith(older.version);
    expect(published.status).toBe(200);
    expect((await rulesOf()).rules).toEqual(changed);
    const { content } = await published.json();
    expect(content.practices.find(({ id }: { id: string }) => id === added.id))
      .toMatchObject({ bufferMinutes: 25 });
  });

  test("cannot be booked while it is being archived", async () => {
    const client = await newClient(app, "racing@example.ee");
    const { practice: raced, times } = await offeredTimes(app, editor.id, 28, 9);
    const { version } = await editor.save(({ practices }) => ({
      practices: practices.map((one) => one.id === raced.id ? { ...one, archived: true } : one),
    }));
    const book = (start_time: string) =>
      app.post("/calendly/invitees", {
        event_type: raced.eventTypeUri,
        start_time,
        invitee: { name: "Mari", email: client.user.email, timezone: "Europe/Tallinn" },
      }, client.headers);
    const [published, ...booked] = await Promise.all([
      editor.publishWith(version),
      book(times[0]!),
      book(times.at(-1)!),
    ]);
    expect(published.status).toBe(200);
    for (const answer of booked) expect([201, 409]).toContain(answer.status);
    expect((await book(times.at(-2)!)).status).toBe(409);
    const count = booked.filter(({ status }) => status === 201).length;
    const mine = await (await app.get("/therapy-sessions/me", client.headers)).json();
    expect(mine.length).toBe(count);
    await editor.publish(({ practices }) => ({
      practices: practices.map((one) => ({ ...one, archived: false })),
    }));
  });
});

describe("places", () => {
  test("are published with their access and without the arrival note", async () => {
    const editor = await editorOf(app, "therapist2@demo.heaolu.ee");
    const added = place();
    await editor.publish(({ places }) => ({ places: [...places, added] }));
    const { page } = await editor.page();
    expect(page.locations.at(-1)).toMatchObject({
      address: "Rüütli 3",
      label: "Hoovimaja",
      access: { stepFree: true, parking: "free" },
    });
    expect(JSON.stringify(page)).not.toContain("Kood 12");
    const { places } = await (await app.get("/availability", editor.headers)).json();
    expect(places).toContainEqual({ id: added.id, name: "Rüütli 3, Tartu" });

    await editor.publish(({ places }) => ({
      places: places.map((one) => one.id === added.id ? { ...one, address: "Rüütli 5" } : one),
    }));
    const renamed = await (await app.get("/availability", editor.headers)).json();
    expect(renamed.places).toContainEqual({ id: added.id, name: "Rüütli 5, Tartu" });
    expect(renamed.places.length).toBe(places.length);
  });

  test("outside Estonia are refused", async () => {
    const editor = await editorOf(app, "therapist2@demo.heaolu.ee");
    const { content, version } = await editor.draft();
    const abroad = { ...content, places: [place({ lat: 60.17, lon: 24.94 })] };
    const answer = await editor.saveWith(abroad, version);
    const { errCode, errors } = await answer.json();
    expect([answer.status, errCode, errors[0].path]).toEqual([
      400,
      "ERR_INVALID_INPUT",
      "places.0.lat",
    ]);
  });
});
