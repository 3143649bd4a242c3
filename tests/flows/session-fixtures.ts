import type { TestApp } from "../test-app.ts";
import { bookSession, offeredTimes } from "./booked-session.ts";

export const clientEmail = "client@demo.heaolu.ee";
export const therapistEmail = "therapist1@demo.heaolu.ee";

export async function bookedByBoth(app: TestApp, nth = 0) {
  const { client, therapist, therapistId } = await signInBoth(app);
  const made = await bookSession(app, client, therapistId, nth);
  const path = `/therapy-sessions/${made.session.id}`;
  return { client, therapist, therapistId, ...made, path };
}

export async function signInBoth(app: TestApp) {
  const client = await app.signIn(clientEmail);
  const therapist = await app.signIn(therapistEmail);
  return { client, therapist, therapistId: therapist.user.therapistId as string };
}

export async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).errCode];
}

export async function isOffered(app: TestApp, therapistId: string, startTime: string) {
  return (await offeredTimes(app, therapistId)).times.includes(startTime);
}

/** The waiting mails, by template. */
export async function waitingMails(app: TestApp) {
  return await app.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(app.now(), app.now() + 1, 100)
  );
}

const languages = ["et", "en", "ru"];

/**
 * The sentence of a refusal in every language. The request must change nothing, since it is sent
 * three times.
 */
export async function sentencesOf(
  send: (headers: Record<string, string>) => Response | Promise<Response>,
): Promise<Set<string>> {
  const titles = await Promise.all(languages.map(async (language) => {
    const answer = await send({ "Accept-Language": language });
    return (await answer.json()).title as string;
  }));
  return new Set(titles.filter((title) => title.length > 10));
}
