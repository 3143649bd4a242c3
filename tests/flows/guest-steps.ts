import { expect } from "vitest";
import { offeredTimes } from "./booked-session.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

export type Guest = { email: string; name: string; phone?: string };
export type Requested = {
  id: string;
  secret: string;
  expiresAt: string;
  codeExpiresAt: string;
  mail: string;
};

export const liisa: Guest = { email: "liisa.tamm@example.ee", name: "Liisa Tamm" };

/** A guest without an account at the first practitioner's times. */
export async function openGuestVisit(options: Parameters<typeof openTestApp>[0] = {}) {
  const app = await openTestApp(options);
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  return { app, ...guestSteps(app, user.therapistId as string) };
}

export function guestSteps(app: TestApp, therapistId: string) {
  async function hold(nth = 0) {
    const { practice, times } = await offeredTimes(app, therapistId, 30);
    const startsAt = times[nth]!;
    const answer = await app.post("/calendly/holds", {
      event_type: practice.eventTypeUri,
      start_time: startsAt,
    });
    expect(answer.status).toBe(201);
    const { id, secret } = await answer.json() as { id: string; secret: string };
    return { eventType: practice.eventTypeUri, startsAt, hold: { id, secret } };
  }

  type Held = Awaited<ReturnType<typeof hold>>;

  const form = (held: Held, guest: Guest, more = {}) => ({
    ...held,
    invitee: { ...guest, timeZone: "Europe/Tallinn" },
    answers: [],
    consent: true,
    language: "en",
    ...more,
  });

  async function request(held: Held, guest: Guest, more = {}): Promise<Requested> {
    const answer = await app.post("/booking-requests", form(held, guest, more));
    expect(answer.status).toBe(201);
    return await answer.json();
  }

  return {
    therapistId,
    hold,
    form,
    request,
    /** Holds the nth free time and requests it. */
    requestTime: async (guest: Guest, nth = 0) => {
      const held = await hold(nth);
      return { held, requested: await request(held, guest) };
    },
    confirm: ({ id, secret }: Requested, code: string) =>
      app.post(`/booking-requests/${id}/confirm`, { secret, code }),
    state: async ({ id, secret }: Requested) =>
      await (await app.get(`/booking-requests/${id}`, { "X-Booking-Secret": secret })).json(),
    isFree: async (startsAt: string) =>
      (await offeredTimes(app, therapistId)).times.includes(startsAt),
  };
}

/** The last mail to an address, sent already. */
export async function lastMail(app: TestApp, email: string) {
  const mail = (await app.ports.persistence.outbox.listSent(100)).find(({ to }) => to === email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

export async function codeFor(app: TestApp, email: string): Promise<string> {
  const [, code] = /: (\d{3}(?: \d{3}){1,2})$/.exec((await lastMail(app, email)).subject) ?? [];
  if (!code) throw new Error("no code in the subject");
  return code.replaceAll(" ", "");
}

/** The last digit is different. */
export function wrongCode(code: string): string {
  return code.slice(0, -1) + (Number(code.at(-1)) + 1) % 10;
}

export async function linkFor(app: TestApp, email: string): Promise<string> {
  const [, token] = /\/booking\/confirm#([\w-]{43})\n/.exec((await lastMail(app, email)).text) ??
    [];
  if (!token) throw new Error("no link in the mail");
  return token;
}
