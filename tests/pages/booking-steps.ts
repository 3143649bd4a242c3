import { type Page } from "@playwright/test";

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

/** An instant as the pages write it. */
export function asWritten(instant: string): string {
  return new Date(instant).toISOString().replace(".000Z", "Z");
}
