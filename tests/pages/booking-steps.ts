import { expect, type Page } from "@playwright/test";

/** The practitioner whose booking pages these tests open. */
export const slug = "maarja-liis-tammelaid";
const day = 24 * 3_600_000;

export async function firstPractice(page: Page, of = slug) {
  const therapist = await (await page.request.get(`/api/therapists/${of}`)).json();
  return therapist.practices[0] as { id: string; schedulingUrl: string; eventTypeUri: string };
}

export async function freeTimes(page: Page, eventType: string): Promise<string[]> {
  const from = Date.now() + 5 * 60_000;
  const query = new URLSearchParams({
    event_type: eventType,
    start_time: new Date(from).toISOString(),
    end_time: new Date(from + 30 * day).toISOString(),
  });
  const answer = await page.request.get(`/api/calendly/event-type-available-times?${query}`);
  const { collection } = await answer.json();
  return collection.map((time: { start_time: string }) => asWritten(time.start_time));
}

type Invitee = { name: string; email: string };

/** Books one of the last free times; a person may have a session elsewhere at the very last ones. */
export async function bookThroughApi(
  page: Page,
  { name, email }: Invitee,
  headers: Record<string, string>,
) {
  const { eventTypeUri } = await firstPractice(page);
  for (const start of (await freeTimes(page, eventTypeUri)).toReversed().slice(2)) {
    const answer = await page.request.post("/api/calendly/invitees", {
      headers: { "Idempotency-Key": crypto.randomUUID(), ...headers },
      data: {
        event_type: eventTypeUri,
        start_time: start,
        invitee: { name, email, timezone: "Europe/Tallinn" },
      },
    });
    if (answer.status() === 409) continue;
    expect(answer.status()).toBe(201);
    const { resource } = await answer.json();
    return resource as { uri: string; event: string };
  }
  throw new Error("No free time could be booked.");
}

/** An instant as the pages write it. */
export function asWritten(instant: string): string {
  return new Date(instant).toISOString().replace(".000Z", "Z");
}
