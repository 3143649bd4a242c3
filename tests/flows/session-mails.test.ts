import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "backend/domain/text.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { remindOfTherapySessions } from "backend/use-cases/therapy-sessions/remind-of-therapy-sessions.ts";
import { openTestApp, publicUrl, type TestApp } from "../test-app.ts";
import { openMailServer } from "../support/mail-server.ts";
import { type ReadMail, readMail } from "../support/read-mails.ts";
import { bookSession, newClient, offeredTimes, type Person } from "./booked-session.ts";
import { hour } from "backend/domain/duration.ts";

type MailTexts = {
  booked: string;
  tomorrow: RegExp;
  soon: RegExp;
  moved: string;
  recommended: string;
  cancelled: string;
  by: string;
  late: string;
};

const mailTexts: Record<Language, MailTexts> = {
  et: {
    booked: "Aeg kinnitatud: ",
    tomorrow: /^Homme kell [\d:]+$/,
    soon: /^(Täna|Homme) kell [\d:]+$/,
    moved: "Aeg muudetud: ",
    recommended: "Sinu päevikus on uus soovitus",
    cancelled: "Aeg tühistatud: ",
    by: "Tühistas: sina",
    late: "vähem kui 24 h enne algust",
  },
  en: {
    booked: "Confirmed: ",
    tomorrow: /^Tomorrow at [\d:]+$/,
    soon: /^(Today|Tomorrow) at [\d:]+$/,
    moved: "Moved: ",
    recommended: "There is a new recommendation in your journal",
    cancelled: "Cancelled: ",
    by: "Cancelled by: you",
    late: "less than 24 h before the start",
  },
  ru: {
    booked: "Запись подтверждена: ",
    tomorrow: /^Завтра в [\d:]+$/,
    soon: /^(Сегодня|Завтра) в [\d:]+$/,
    moved: "Запись перенесена: ",
    recommended: "В вашем дневнике новая рекомендация",
    cancelled: "Запись отменена: ",
    by: "Кто отменил: вы",
    late: "менее чем за 24 ч до начала",
  },
};

describe.each(["et", "en", "ru"] as const)("all mails of one session, in %s", (language) => {
  const texts = mailTexts[language];
  let app: TestApp;
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let client: Person;
  let therapist: Person;
  let therapistId: string;
  let read = 0;
  let session: { id: string; startsAt: string; endsAt: string; practiceType: string };
  let uid: string | undefined;

  beforeAll(async () => {
    app = await openTestApp();
    server = await openMailServer();
    client = await newClient(app, "kerli@example.ee");
    await app.send("PUT", `/user/${client.user.id}`, { language }, client.headers);
    therapist = await app.signIn("therapist1@demo.heaolu.ee");
    therapistId = therapist.user.therapistId;
    await arrived();
  });
  afterAll(async () => {
    await app[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  test("booked: both get a mail in their language with a calendar entry", async () => {
    ({ session } = await bookSession(app, client, therapistId, 30));
    const [toClient, toTherapist, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(toClient?.to).toBe("kerli@example.ee");
    expect(toClient?.subject).toContain(texts.booked);
    expect(toTherapist?.subject).toContain("Uus broneering: ");
    expect(toTherapist?.text).toContain("Klient: Kerli Kask");
    expect(toClient?.text).toMatch(/(Tallinna aeg|Tallinn time|время Таллинна), GMT/);
    expect(toClient?.text).toMatch(/\d+ (min|мин)\n/);
    expect(toClient?.text).toMatch(/€/);
    const [, token] = /\/booking\?open=cancel#(\S+)/.exec(toClient!.text) ?? [];
    expect(token?.startsWith(`${session.id}.`)).toBe(true);
    const opened = await app.post("/booking-links/read", { token });
    expect(await opened.json()).toMatchObject({ id: session.id, status: "booked" });
    expect(toTherapist?.text).toContain(`/sessions?open=${session.id}`);
    expect(toClient?.text).toContain(`${publicUrl}/booking#${token}`);
    expect(toClient?.html).toContain(`<html lang="${language}">`);
    for (const mail of [toClient, toTherapist]) {
      expect(mail).toMatchObject({ method: "REQUEST", files: ["appointment.ics"] });
      expect(mail?.entry).toMatchObject({ sequence: 0, status: "CONFIRMED", method: "REQUEST" });
      expect(mail?.entry?.start.toISOString()).toBe(full(session.startsAt));
      expect(mail?.entry?.end?.toISOString()).toBe(full(session.endsAt));
      expect(mail?.calendar).toContain(`mailto:${mail?.to}`);
    }
    const { domainValues, therapists } = app.ports.persistence;
    const practice = (await domainValues.find("THERAPY_TYPE", session.practiceType))!;
    const { name } = (await therapists.find(therapistId))!;
    expect(toClient?.entry?.summary).toBe(`${practice.labels[language]}: ${name}`);
    expect(toTherapist?.entry?.summary).toMatch(/^Kerli Kask: ./);
    isDiscreet(toClient, toTherapist);
    // Neither mail reveals the other person's address.
    expect(toClient?.calendar).not.toContain(toTherapist?.to);
    expect(toTherapist?.calendar).not.toContain("kerli@example.ee");
    uid = toClient?.entry?.uid;
    expect(uid).toContain(session.id);
  });

  test("the day before: one reminder to each", async () => {
    await clockTo(Date.parse(session.startsAt) - 24 * hour - 1);
    expect(await arrived()).toEqual([]);
    await clockTo(Date.parse(session.startsAt) - 24 * hour);
    const [toClient, toTherapist, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(toClient?.to).toBe("kerli@example.ee");
    expect(toClient?.subject).toMatch(texts.tomorrow);
    expect(toTherapist?.subject).toMatch(mailTexts.et.tomorrow);
    isDiscreet(toClient, toTherapist);
    expect(await arrived()).toEqual([]);
  });

  test("moved: the same calendar entry at another time", async () => {
    const { times } = await offeredTimes(app, therapistId);
    const startsAt = times.find((time) => Date.parse(time) > app.now() + 100 * hour)!;
    await comeBack();
    const response = await app.post(
      `/therapy-sessions/${session.id}/reschedule`,
      { startsAt, reason: "haige laps" },
      { ...client.headers, "Idempotency-Key": "moved-once" },
    );
    expect(response.status).toBe(200);
    const before = session;
    session = await response.json();
    const [toClient, toTherapist, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(toClient?.subject).toContain(texts.moved);
    expect(toTherapist?.text).toContain("haige laps");
    expect(toTherapist?.text).toContain("Muutis: Kerli Kask");
    for (const mail of [toClient, toTherapist]) {
      expect(mail?.entry).toMatchObject({ uid, sequence: 1, status: "CONFIRMED" });
      expect(mail?.entry?.start.toISOString()).toBe(full(session.startsAt));
      expect(mail?.method).toBe("REQUEST");
      const old = spoken(before, mail?.to === client.user.email);
      expect(mail?.text).toContain(`: ${old}`);
      expect(mail?.html).toMatch(new RegExp(`<s [^>]+>${old}`));
    }
    isDiscreet(toClient, toTherapist);
  });

  test("after a move: two reminders of the new time and none of the old one", async () => {
    await clockTo(Date.parse(session.startsAt) - 24 * hour);
    expect(await subjects()).toEqual([
      expect.stringMatching(texts.tomorrow),
      expect.stringMatching(mailTexts.et.tomorrow),
    ]);
    await clockTo(Date.parse(session.startsAt) - 2 * hour);
    expect(await subjects()).toEqual([
      expect.stringMatching(texts.soon),
      expect.stringMatching(mailTexts.et.soon),
    ]);
    await clockTo(Date.parse(session.startsAt));
    expect(await arrived()).toEqual([]);
  });

  test("finished: the client is notified of a recommendation without its content", async () => {
    await clockTo(Date.parse(session.endsAt));
    await finishEndedTherapySessions(app.ports, app.now());
    await comeBack();
    const response = await app.post(
      `/therapy-sessions/${session.id}/recommendations`,
      { practices: ["AROMA_THERAPY"], text: "Lavendel enne und" },
      { ...therapist.headers, "Idempotency-Key": "recommended-once" },
    );
    expect(response.status).toBe(201);
    const [mail, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: "kerli@example.ee", subject: texts.recommended });
    expect(`${mail?.text}${mail?.html}`).not.toContain("Lavendel");
  });

  test("cancelled late: both mails say who cancelled and that it was late, and the entry is removed", async () => {
    const booked = await bookSession(app, client, therapistId, 20);
    const [first] = await arrived();
    // A reminder is due by now and must not be sent after the cancellation.
    await clockTo(Date.parse(booked.session.startsAt) - 5 * hour);
    await comeBack();
    await app.post(`/therapy-sessions/${booked.session.id}/cancel`, {
      reason: "palavik",
    }, client.headers);
    const [toClient, toTherapist, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(toClient?.subject).toContain(texts.cancelled);
    expect(toClient?.text).toMatch(
      /\/therapist\/view\/\S+\?practice=\S+&type=\w+&start=\S+&book\n/,
    );
    expect(toClient?.text).toContain(texts.by);
    expect(toClient?.text).toContain(texts.late);
    expect(toTherapist?.text).toContain("palavik");
    for (const mail of [toClient, toTherapist]) {
      expect(mail).toMatchObject({ method: "CANCEL" });
      expect(mail?.entry).toMatchObject({
        uid: first?.entry?.uid,
        sequence: 1,
        status: "CANCELLED",
        method: "CANCEL",
      });
    }
    isDiscreet(toClient, toTherapist);
    await clockTo(Date.parse(booked.session.startsAt));
    expect(await arrived()).toEqual([]);
  });

  /** All mails due now to the two participants. */
  async function arrived(): Promise<ReadMail[]> {
    while ((await sendDueMails({ ...app.ports, mail: server.mail }, { clock: app.now })).sent > 0);
    const received = server.received.slice(read);
    read = server.received.length;
    const theirs = await app.ports.persistence.therapists.find(therapistId);
    const people = [client.user.email, theirs!.email];
    const mails = await Promise.all(received.map(readMail));
    return mails.filter(({ to, text }) => people.includes(to) && !isOther(text))
      .sort((a, b) => people.indexOf(a.to) - people.indexOf(b.to));
  }

  /** Reminders of the practitioner's sessions with other clients. */
  function isOther(text: string): boolean {
    return text.includes("Klient: ") && !text.includes("Klient: Kerli Kask");
  }

  async function subjects(): Promise<string[]> {
    return (await arrived()).map(({ subject }) => subject);
  }

  async function clockTo(instant: number): Promise<void> {
    app.advance(instant - app.now());
    await remindOfTherapySessions(app.ports, app.now());
  }

  /** Access tokens expire while days pass. */
  async function comeBack(): Promise<void> {
    client = await app.signIn(client.user.email, "a password of mine alone");
    therapist = await app.signIn(therapist.user.email);
  }

  /** The old time as each language writes it. */
  function spoken({ startsAt }: { startsAt: string }, toClient: boolean): string {
    const locale = { et: "et-EE", en: "en-GB", ru: "ru-RU" }[toClient ? language : "et"];
    return new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "Europe/Tallinn",
    }).format(Date.parse(startsAt));
  }

  function isDiscreet(...mails: (ReadMail | undefined)[]): void {
    for (const mail of mails) {
      expect(mail?.subject).not.toMatch(/Kerli|Kask|teraap|terap|терап/i);
    }
  }
});

const full = (instant: string) => new Date(instant).toISOString();
