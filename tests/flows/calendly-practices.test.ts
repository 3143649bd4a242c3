import { expect, test } from "vitest";
import { openCalendlyApp } from "./calendly-app.ts";
import { editorOf } from "./profile-steps.ts";

const newPractice = (schedulingUrl: string) => ({
  id: crypto.randomUUID(),
  type: "COACHING",
  durationMinutes: 50,
  priceCents: 5000,
  meetingTypes: ["VIDEO_CALL" as const],
  bufferMinutes: null,
  seats: 1,
  startTimes: [],
  intro: false,
  schedulingUrl,
  archived: false,
});

test("a practice is linked to its event type at the provider", async () => {
  await using opened = await openCalendlyApp();
  const { app, simulator, therapist } = opened;
  const editor = await editorOf(app, "therapist1@demo.heaolu.ee");
  const { content } = await editor.draft();
  const linked = content.practices.find(({ schedulingUrl }) =>
    schedulingUrl.startsWith(simulator.pageUrl)
  )!;
  const without = content.practices.filter(({ id }) => id !== linked.id);

  const lookAlikes = [
    "https://calendly.com.evil.com/anna/session",
    `${simulator.pageUrl}.evil.com/anna/session`,
    `${simulator.pageUrl}/anna`,
    `${simulator.pageUrl}/anna/no-such-page`,
    "",
  ];
  for (const url of lookAlikes) {
    const { version } = await editor.save(() => ({ practices: [newPractice(url), ...without] }));
    const answer = await editor.publishWith(version);
    expect([url, answer.status]).toEqual([url, 400]);
    expect((await answer.json()).errors[0].path).toBe("practices.0.schedulingUrl");
  }

  const hidden = newPractice(`${simulator.pageUrl}@evil.com/anna/session`);
  const { content: present, version: last } = await editor.draft();
  expect((await editor.saveWith({ ...present, practices: [hidden] }, last)).status).toBe(400);

  await editor.publish(() => ({ practices: without }));
  const url = `${simulator.pageUrl}/anna/session`;
  const { version } = await editor.save(() => ({ practices: [newPractice(url), ...without] }));
  const again = await editor.publishWith(version);
  const { errCode, errors } = await again.json();
  expect([again.status, errCode, errors[0].path]).toEqual([
    409,
    "ERR_DUPLICATE_ENTITY",
    "practices.0.schedulingUrl",
  ]);

  await editor.publish(() => ({ practices: [linked, ...without] }));
  const { practices } = (await app.ports.persistence.therapists.find(therapist.id))!;
  expect(practices[0]).toMatchObject({ id: linked.id, schedulingUrl: url });
  expect(await app.ports.scheduling.findEventType(practices[0]!.eventTypeUri)).not.toBeNull();
});
