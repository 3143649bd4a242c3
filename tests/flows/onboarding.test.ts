import { expect, test } from "vitest";
import { expectRefusal, newMails, statusOf } from "../support/sign-in-steps.ts";
import { openTestApp } from "../test-app.ts";
import { codeFor, guestSteps, liisa } from "./guest-steps.ts";
import {
  addPictureAndCertificate,
  completeContent,
  joinAndRegister,
  kadri,
  openWeek,
} from "./onboarding-steps.ts";

test.each(["et", "en", "ru"] as const)(
  "in %s a new practitioner goes from a left address to the first bookings",
  async (language) => {
    await using app = await openTestApp();
    const { admin, editor, state } = await joinAndRegister(app, language);
    const { id, path, headers, user } = editor;
    expect(await state()).toBe("profile-started");
    expect(await editor.draft()).toMatchObject({ approval: "not-sent", shown: false });
    const ask = () => app.post(`${path}/approval-requests`, undefined, headers);
    const early = await ask();
    expect([early.status, (await early.json()).errCode]).toEqual([400, "ERR_INVALID_INPUT"]);

    await addPictureAndCertificate(app, id, user.id);
    const { published } = await editor.publish(completeContent);
    expect(published.showInSearch).toBe(true);
    await openWeek(app, editor);
    expect((await editor.page()).status).toBe(404);

    // Existing clients book by the link before the profile is approved.
    const steps = guestSteps(app, id);
    const [practice] = (await app.ports.persistence.therapists.find(id))!.practices;
    const [account, slug] = new URL(practice!.schedulingUrl).pathname.slice(2).split("/");
    expect(account).toBe("kadri-kask");
    const page = await app.get(`/calendly/booking-pages/${account}/${slug}`);
    expect([page.status, (await page.json()).therapist]).toEqual([200, null]);
    const { requested } = await steps.requestTime(liisa);
    await newMails(app);
    const booked = await steps.confirm(requested, await codeFor(app, liisa.email));
    expect(booked.status, await booked.clone().text()).toBe(200);
    await newMails(app);

    expect(await (await ask()).json()).toEqual({ approval: "waiting", shown: false });
    expect(await statusOf(ask())).toBe(200);
    expect(await state()).toBe("waiting");
    const mails = await newMails(app);
    expect(mails.map(({ to }) => to).sort()).toEqual([
      "admin2@demo.heaolu.ee",
      "admin@demo.heaolu.ee",
      kadri.email,
    ]);

    const listed = await app.get("/admin/practitioners?state=waiting&text=Kadri", admin.headers);
    const { practitioners } = await listed.json();
    expect(practitioners).toMatchObject([{
      id,
      name: kadri.name,
      wantsSearch: true,
      shown: false,
      hasHours: true,
    }]);
    expect(await statusOf(app.get(`${path}/draft/page`, admin.headers))).toBe(200);

    const decide = (what: string, version: string, body?: unknown) =>
      app.post(`/admin/practitioners/${id}/${what}`, body, {
        ...admin.headers,
        "If-Match": version,
      });
    const approved = await (await decide("approve", practitioners[0].version)).json();
    expect(await state()).toBe("visible");
    expect((await editor.page()).status).toBe(200);
    const search = await app.post("/therapists/search", { text: "Kadri Kask" });
    expect(JSON.stringify(await search.json())).toContain(id);

    const reason = "Palun lisa tunnistus.";
    const declined = await (await decide("decline", approved.version, { reason })).json();
    expect(declined).toMatchObject({ approval: "declined", shown: false, upcomingSessions: 1 });
    expect((await editor.page()).status).toBe(404);
    const last = (await newMails(app)).findLast(({ to }) => to === kadri.email);
    expect(last?.text).toContain(reason);
    const stranger = { email: "stranger@example.ee", name: "Siim Saar" };
    const { requested: late } = await steps.requestTime(stranger, 3);
    await newMails(app);
    const refused = await steps.confirm(late, await codeFor(app, stranger.email));
    await expectRefusal(refused, 409, "ERR_NO_NEW_CLIENTS");
  },
);

test("the administrator and both mails say that working hours are missing", async () => {
  await using app = await openTestApp();
  const { admin, editor } = await joinAndRegister(app, "en");
  const { id, path, headers, user } = editor;
  await addPictureAndCertificate(app, id, user.id);
  await editor.publish((content) => ({ ...completeContent(content), showInSearch: false }));
  expect(await statusOf(app.post(`${path}/approval-requests`, undefined, headers))).toBe(200);
  const received = (await newMails(app)).find(({ to }) => to === kadri.email);
  expect(received?.text).toContain("our working hours are not set yet");
  expect(received?.text).not.toContain("can book already");

  const listed = await app.get("/admin/practitioners?state=waiting&text=Kadri", admin.headers);
  const { practitioners } = await listed.json();
  const approved = await app.post(`/admin/practitioners/${id}/approve`, undefined, {
    ...admin.headers,
    "If-Match": practitioners[0].version,
  });
  expect(await approved.json()).toMatchObject({ hasHours: false, shown: false });
  const mail = (await newMails(app)).find(({ to }) => to === kadri.email);
  expect(mail?.text).toContain("is not visible in search yet");
  expect(mail?.text).toContain("our working hours are not set yet");
  expect(mail?.text).not.toContain("people find you");
});

test.each([
  ["Rakvere", ["IN_PERSON"], { city: "Rakvere", places: [{ city: "Rakvere", address: "" }] }],
  ["tartu", [], { city: "TARTU", places: [{ city: "TARTU", address: "" }] }],
  ["Тарту", ["VIDEO_CALL"], { city: "TARTU", places: [] }],
  [null, ["VIDEO_CALL"], { city: "", places: [] }],
])(
  "what an applicant from %s wrote is in the new profile",
  async (city, meetingTypes, expected) => {
    await using app = await openTestApp();
    const { editor } = await joinAndRegister(app, "ru", {
      name: kadri.name,
      city,
      practices: ["COACHING", "REIKI", "COACHING"],
      languages: ["RUSSIAN", "ESTONIAN"],
      meetingTypes,
      message: "Десять лет работаю с людьми.",
    });
    const { content, published } = await editor.draft();
    expect(content).toMatchObject({
      ...expected,
      name: kadri.name,
      languages: ["RUSSIAN", "ESTONIAN"],
      texts: { ru: { about: "Десять лет работаю с людьми." } },
      practices: [{ type: "COACHING", meetingTypes }, { type: "REIKI", meetingTypes }],
    });
    expect(published).toMatchObject({ practices: [], places: [], languages: [] });
    expect(await editor.save(() => ({}))).toMatchObject({ version: 2 });
  },
);

test("an application without details leaves the new profile empty", async () => {
  await using app = await openTestApp();
  const { editor } = await joinAndRegister(app, "et");
  expect(await editor.draft()).toMatchObject({ version: 0, differs: [] });
});
