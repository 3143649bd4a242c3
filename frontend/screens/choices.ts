import { type ChosenBooking, pageOfProfile, pathOf, withSession } from "./chosen-booking.ts";
import { type Gift, withGift } from "./chosen-gift.ts";
import { applicantEmail } from "./recorded-names.ts";

/** What was chosen or typed on screens, in place of what is recorded. */
export type Chosen = ChosenBooking & {
  gift?: Gift;
  /** Of a practitioner who applies. */
  email?: string;
};

type Answer = (request: Request) => Promise<Response>;

function withChosen(text: string, chosen: Chosen): string {
  const { gift, email, ...booking } = chosen;
  const named = email ? text.replaceAll(applicantEmail, email) : text;
  if (!gift && Object.keys(booking).length === 0) return named;
  const body = withSession(JSON.parse(named), booking);
  return JSON.stringify(gift ? withGift(body, gift) : body);
}

/** Answers as if these requests were about what they choose. `onChosen` gets each choice. */
export function withChoices(
  answer: Answer,
  { path: screenPath, chosen: before = {} }: { path: string; chosen?: Chosen },
  onChosen: (chosen: Chosen) => void,
): Answer {
  let chosen: Chosen = before;
  const places = new Map<number, string>();
  function choose(change: Chosen) {
    chosen = { ...chosen, ...change };
    onChosen(chosen);
  }
  async function noteSent(path: string, request: Request) {
    if (path.endsWith("/calendly/holds")) choose({ start: (await request.json()).start_time });
    if (path.endsWith("/calendly/invitees")) {
      const { start_time, meeting_type: meetingType } = await request.json();
      const place = places.get(Date.parse(start_time));
      choose({ ...(meetingType && { meetingType }), ...(place !== undefined && { place }) });
    }
    if (path.endsWith("/api/gift-cards")) choose({ gift: await request.json() });
    if (path.endsWith("/api/leads")) choose({ email: (await request.json()).email });
  }
  function noteAnswer(path: string, text: string) {
    if (path.includes("/calendly/booking-pages/")) {
      const page = JSON.parse(text);
      choose({ page, pagePath: pathOf(page.eventType.scheduling_url) });
    }
    if (/\/api\/therapists\/[^/]+$/.test(path)) {
      choose(pageOfProfile(screenPath, JSON.parse(text)));
    }
    if (path.endsWith("available-times")) {
      for (const { start_time, location } of JSON.parse(text).collection) {
        places.set(Date.parse(start_time), location);
      }
    }
  }
  return async (request) => {
    const path = new URL(request.url).pathname;
    if (request.method === "POST") await noteSent(path, request.clone());
    const response = await answer(request);
    const text = await response.text();
    const { ok, status, headers } = response;
    if (!ok || text === "") return new Response(text || null, { status, headers });
    noteAnswer(path, text);
    return new Response(withChosen(text, chosen), { status, headers });
  };
}
