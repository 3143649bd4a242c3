import { day } from "backend/domain/duration.ts";
import type { TestApp } from "../test-app.ts";
import { bookAtProvider, newClient } from "./booked-session.ts";
import { waitingMails } from "./session-fixtures.ts";

type Time = { start_time: string; invitees_remaining: number };

/** Three clients, each with another language, in one time of the demo group. */
export async function bookedGroup(app: TestApp, { keepsMails = false } = {}) {
  const therapist = await app.signIn("therapist3@demo.heaolu.ee");
  const owner = app.ports.scheduling.resourceUri("users/rasmus-tihase");
  const types = await (await app.get(`/calendly/event-types?user=${owner}`)).json();
  const group = types.collection.find(({ kind }: { kind: string }) => kind === "group");
  const empty = async () => {
    const query = new URLSearchParams({
      event_type: group.uri,
      start_time: new Date(app.now()).toISOString(),
      end_time: new Date(app.now() + 30 * day).toISOString(),
    });
    const answer = await app.get(`/calendly/event-type-available-times?${query}`);
    return ((await answer.json()).collection as Time[])
      .filter(({ invitees_remaining }) => invitees_remaining === 8)
      .map(({ start_time }) => start_time);
  };
  const times = await empty();
  const clients = [];
  const sessions = [];
  for (const language of ["et", "en", "ru"] as const) {
    const client = await newClient(app, `${language}@example.ee`);
    await app.ports.persistence.transaction(async ({ users }) => {
      const user = (await users.find(client.user.id))!;
      await users.save({ ...user, language });
    });
    const made = await app.post("/therapy-sessions", {
      therapistId: therapist.user.therapistId,
      userId: client.user.id,
      ...await bookAtProvider(app, client, group.uri, times[0]!),
    }, client.headers);
    if (made.status !== 201) throw new Error(await made.text());
    clients.push(client);
    sessions.push(await made.json());
  }
  const path = `/therapy-sessions/${sessions[0].id}`;
  if (!keepsMails) await waitingMails(app);
  return { therapist, clients, sessions, path, times, empty, group };
}
