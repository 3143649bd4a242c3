import { expect } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession } from "./booked-session.ts";
import { signInBoth } from "./session-fixtures.ts";

export const content = {
  language: "et",
  name: "Mari",
  rating: 5,
  text: "Rahulik ja tähelepanelik.",
};

type Headers = Record<string, string>;

/** A session of the demo's client with the first practitioner that has just ended, with client, practitioner and administrator signed in. */
export async function openReviews() {
  const app = await openTestApp();
  const before = await signInBoth(app);
  const { session } = await bookSession(app, before.client, before.therapistId, 0);
  app.advance(Date.parse(session.endsAt) - app.now());
  const { client, therapist, therapistId } = await signInBoth(app);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const steps = reviewSteps(app, {
    client: client.headers,
    therapist: therapist.headers,
    admin: admin.headers,
  });
  return { app, session, client, therapist, therapistId, admin, ...steps };
}

export type OwnReview = { id: string; version: string; status: string };

function reviewSteps(
  app: TestApp,
  headers: { client: Headers; therapist: Headers; admin: Headers },
) {
  const { client, therapist, admin } = headers;
  const caseOf = async (id: string) => await (await app.get(`/admin/reviews/${id}`, admin)).json();
  const decide = async (
    id: string,
    decision: string,
    body?: unknown,
    { as = admin, version }: { as?: Headers; version?: string } = {},
  ) =>
    await app.post(`/admin/reviews/${id}/${decision}`, body, {
      ...as,
      "If-Match": version ?? (await caseOf(id)).version,
    });
  const all = {
    write: (therapySessionId: string, changes: object = {}, as: Headers = client) =>
      app.post("/reviews", { therapySessionId, ...content, ...changes }, as),
    async written(therapySessionId: string, changes: object = {}): Promise<OwnReview> {
      const answer = await all.write(therapySessionId, changes);
      expect([answer.status, await answer.clone().text()]).toEqual([201, expect.any(String)]);
      return await answer.json();
    },
    change: (id: string, changes: object, more: Headers = {}) =>
      app.send("PUT", `/reviews/${id}`, { ...content, ...changes }, { ...client, ...more }),
    withdraw: (id: string, as = client) => app.send("DELETE", `/reviews/${id}`, undefined, as),
    answer: (id: string, text = "Aitäh!", as = therapist) =>
      app.send("PUT", `/reviews/${id}/answer`, { answer: text }, as),
    report: (id: string, reason = "insult", as: Headers = {}) =>
      app.post(`/reviews/${id}/reports`, { reason }, as),
    caseOf,
    decide,
    publish: (id: string) => decide(id, "publish"),
    refuse: (id: string, refusal = "insult", note = "") => decide(id, "refuse", { refusal, note }),
    mine: async () => (await (await app.get("/reviews/me", client)).json()).reviews,
    received: async () => await (await app.get("/reviews/received", therapist)).json(),
    queue: async (state?: string) =>
      await (await app.get(`/admin/reviews${state ? `?state=${state}` : ""}`, admin)).json(),
    page: async (therapistId: string) => await (await app.get(`/therapists/${therapistId}`)).json(),
  };
  return all;
}
