import type { House } from "../house.ts";
import { bookSession, offeredTimes } from "./booked-session.ts";

export const clientEmail = "client@demo.heaolu.ee";
export const therapistEmail = "therapist1@demo.heaolu.ee";
export const hour = 3_600_000;

/** The demo client and practitioner, signed in, with a session they have booked. */
export async function bookedByBoth(house: House, nth = 0) {
  const { client, therapist, therapistId } = await signInBoth(house);
  const made = await bookSession(house, client, therapistId, nth);
  const path = `/therapy-sessions/${made.session.id}`;
  return { client, therapist, therapistId, ...made, path };
}

export async function signInBoth(house: House) {
  const client = await house.signIn(clientEmail);
  const therapist = await house.signIn(therapistEmail);
  return { client, therapist, therapistId: therapist.user.therapistId as string };
}

export async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, (await response.json()).errCode];
}

export async function isOffered(house: House, therapistId: string, startTime: string) {
  return (await offeredTimes(house, therapistId)).times.includes(startTime);
}

/** The mails that wait, by template. */
export async function waitingMails(house: House) {
  return await house.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(house.now(), house.now() + 1, 100)
  );
}

const languages = ["et", "en", "ru"];

/** The sentence of a refusal in every language; the request changes nothing, so that it can be sent again. */
export async function sentencesOf(
  send: (headers: Record<string, string>) => Response | Promise<Response>,
): Promise<Set<string>> {
  const titles = await Promise.all(languages.map(async (language) => {
    const answer = await send({ "Accept-Language": language });
    return (await answer.json()).title as string;
  }));
  return new Set(titles.filter((title) => title.length > 10));
}
