import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { newMails } from "../support/sign-in-steps.ts";
import { openTestApp } from "../test-app.ts";
import { bookIn, openEveryDay } from "./working-day-steps.ts";

const labels = { et: "Sügav uni", en: "Deep trance", ru: "Глубокий транс" };

test("a renamed practice has its new name in calendars, pages, mails, pictures and the search at once", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const own = await app.signIn("therapist1@demo.heaolu.ee");
  await openEveryDay(app, own);
  const { slug, practices } = (await app.ports.persistence.therapists.find(
    own.user.therapistId!,
  ))!;
  const { type, eventTypeUri } = practices.find(({ intro }) => !intro)!;
  const client = { name: "Liisa Tamm", email: "liisa@example.ee", language: "en" } as const;
  const coming = await bookIn(app, own, client, app.now() + 2 * day);
  const picture = async () =>
    new Uint8Array(await (await app.request(`/link-pictures/en/${slug}.jpg`)).arrayBuffer());
  const drawnBefore = await picture();

  const values: { code: string; domainCode: string; version: number }[] =
    await (await app.get("/admin/domain-values", admin.headers)).json();
  const { version, ...value } = values.find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === type
  )! as typeof values[number] & Record<"synonyms" | "group", unknown>;
  const renamed = await app.send(
    "PUT",
    `/admin/domain-values/THERAPY_TYPE/${type}`,
    { labels, synonyms: value.synonyms, group: value.group, lat: null, lon: null },
    { ...admin.headers, "If-Match": String(version) },
  );
  expect(renamed.status).toBe(200);

  const provided = await app.get(`/calendly/event_types/${eventTypeUri.split("/").at(-1)}`);
  expect((await provided.json()).resource.name).toBe(labels.et);
  const events = await app.ports.scheduling.findEventType(eventTypeUri);
  expect(events).toMatchObject({ name: labels.et });
  const read = await (await app.get("/domain-values", { "Accept-Language": "en" })).json();
  expect(read).toContainEqual(expect.objectContaining({ code: type, value: labels.en }));
  const found = async (): Promise<string[]> => {
    const answer = await app.post("/therapists/search", { text: "Deep trance", limit: 50 });
    return (await answer.json()).therapists.map((one: { slug: string }) => one.slug);
  };
  await expect.poll(found, { timeout: 30_000 }).toContain(slug);
  expect(await picture()).not.toEqual(drawnBefore);

  await newMails(app);
  await app.post(`/therapy-sessions/${coming.id}/cancel`, {}, own.headers);
  const mails = await newMails(app);
  expect(mails.find(({ to }) => to === client.email)!.text).toContain(labels.en);
});
