import { expect } from "vitest";
import { lapseSessionRequests } from "backend/use-cases/session-requests/lapse-session-requests.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { checkInvariants } from "db/check.ts";
import { newClient, offeredTimes, type Person } from "./booked-session.ts";
import { guestSteps } from "./guest-steps.ts";
import { openTestApp } from "../test-app.ts";

export const codeOf = async (answer: Response) => [answer.status, (await answer.json()).errCode];

export type Sent = { id: string; status: string; startsAt: string; answerBy: string };

/** A practitioner who answers each booking of the first practice with a price, or those of new clients. */
export async function openRequestVisit(rule: "never" | "new-clients" | "always" = "always") {
  const app = await openTestApp();
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const therapistId: string = practitioner.user.therapistId;
  const { practice, times } = await offeredTimes(app, therapistId, 28);
  const json = async (answer: Response | Promise<Response>) => await (await answer).json();
  const setRule = (rule: string) =>
    app.send(
      "PUT",
      "/session-requests/rules",
      { rules: [{ practiceId: practice.id, rule }] },
      practitioner.headers,
    );
  expect((await setRule(rule)).status).toBe(200);
  const body = (nth: number) => ({
    eventType: practice.eventTypeUri,
    startsAt: times[nth]!,
    timeZone: "Europe/Tallinn",
  });
  return {
    app,
    practitioner,
    therapistId,
    practice,
    times,
    setRule,
    json,
    guest: guestSteps(app, therapistId),
    client: (name: string) => newClient(app, `${name}@example.ee`),
    send: (person: Person, nth = 0, more = {}) =>
      app.post("/session-requests", { ...body(nth), ...more }, person.headers),
    sent: async (person: Person, nth = 0): Promise<Sent> => {
      const answer = await app.post("/session-requests", body(nth), person.headers);
      expect(answer.status).toBe(201);
      return await answer.json();
    },
    book: (person: Person, nth = 0) =>
      app.post("/calendly/invitees", {
        event_type: practice.eventTypeUri,
        start_time: times[nth]!,
        invitee: { name: person.user.name, email: person.user.email, timezone: "Europe/Tallinn" },
      }, person.headers),
    answer: (how: "accept" | "decline", { id }: { id: string }, message = "") =>
      app.post(`/session-requests/${id}/${how}`, { message }, practitioner.headers),
    takeBack: ({ id }: { id: string }, { headers }: Person) =>
      app.post(`/session-requests/${id}/take-back`, {}, headers),
    mine: async ({ headers }: { headers: Record<string, string> }) =>
      (await json(app.get("/session-requests/me", headers))).requests,
    received: async () =>
      (await json(app.get("/session-requests/received", practitioner.headers))).requests,
    sessions: async ({ headers }: Person) => await json(app.get("/therapy-sessions/me", headers)),
    isFree: async (nth: number) =>
      (await offeredTimes(app, therapistId, 28)).times.includes(times[nth]!),
    lapse: () => lapseSessionRequests(app.ports, app.now()),
    mailsTo: async (email: string) => {
      await sendDueMails(app.ports, { clock: app.now });
      return (await app.ports.persistence.outbox.listSent(100)).filter(({ to }) => to === email);
    },
    [Symbol.asyncDispose]: async () => {
      expect(await checkInvariants(app.database.read)).toEqual([]);
      await app[Symbol.asyncDispose]();
    },
  };
}
