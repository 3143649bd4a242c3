import { bookedPractice, ids, slugs, tokens } from "./recorded-names.ts";
import type { Chosen } from "./choices.ts";
import type { Visit } from "./screen-types.ts";

/** `after` names what has happened, and the answers to what is sent in the step. */
export type Step = Visit & {
  name: string;
  /** The way to the next step is in a mail. */
  mails?: true;
  /** What the page shows in this step, where several steps are on one page: a selector. */
  shows?: string;
  /** The step begins when the form of the page is sent. */
  sent?: true;
};

const { practitioner } = slugs;

/** A free time of both practitioners, which the pages show before another one is chosen. */
const start = "2026-11-23T08:00:00Z";

export const firstChoice: Chosen = { start };

type Offer = { practitioner: string; practice: string; slug: string };

/** A client goes from the page of a practitioner to the booked session. */
function bookingOf({ practitioner, practice, slug }: Offer) {
  const client = { as: "client", after: "booking" } as const;
  const page = `/@${practitioner}/${slug}`;
  const details = `${page}/${start}`;
  const profile = `/therapist/view/${practitioner}?practice=${practice}&start=${start}`;
  return [
    { ...client, name: "Practitioner", path: profile },
    {
      ...client,
      name: "Time",
      path: `${page}?date=${start.slice(0, 10)}`,
      shows: ".booking-widget .slot-picker",
    },
    { ...client, name: "Details", path: details, shows: ".booking-widget form" },
    {
      ...client,
      name: "Done",
      path: details,
      shows: ".booking-widget .growth-rings",
      sent: true,
    },
    { name: "Journal", path: "/journal?part=upcoming", as: "client", after: "booked" },
  ] as const satisfies Step[];
}

/** Of the practice that the recorded result of the test recommends first. */
const recommended: Offer = {
  practitioner: "laura-liisa-oidermets",
  practice: "b533eae7-261e-568c-a6a0-ca77de7c0145",
  slug: "eft-30",
};

export const journeyWords = { steps: "Steps", back: "Back", next: "Next", mail: "Open the mail" };

export const journeys = {
  FindAndBook: [
    { name: "Find", path: "/?practice=body-psy&city=tallinn", as: "client", after: "booking" },
    ...bookingOf({ practitioner, practice: bookedPractice, slug: "body-psy-60" }),
  ],
  FirstDayOfPractitioner: [
    { name: "Join", path: "/join", as: "visitor", mails: true },
    { name: "Application", path: `/join/status#${tokens.lead}`, as: "visitor", mails: true },
    {
      name: "Account",
      path: `/register?hash=${tokens.invitation}`,
      as: "visitor",
      after: "invited",
      mails: true,
    },
    { name: "Profile", path: "/sessions/profile", as: "practitioner" },
    { name: "Working hours", path: "/sessions/availability", as: "practitioner" },
    { name: "Sessions", path: "/sessions", as: "practitioner" },
    { name: "Dashboard", path: "/sessions/dashboard", as: "practitioner" },
  ],
  TestAndBook: [
    { name: "Test", path: "/test", as: "client", after: "takingTest" },
    { name: "Result", path: "/preferences", as: "client", after: "testResult" },
    ...bookingOf(recommended),
  ],
  GiftCard: [
    { name: "Choose", path: "/gift-card", as: "visitor", after: "buyingGift" },
    {
      name: "Pay",
      path: `/payments/${ids.giftPayment}/demo#${tokens.giftPayment}`,
      as: "visitor",
      after: "buyingGift",
    },
    {
      name: "Paid",
      path: `/gift-card/bought/${ids.unpaidGift}#${tokens.unpaidGift}`,
      as: "visitor",
      after: "boughtGift",
    },
    { name: "Balance", path: "/gift-card/balance", as: "visitor", after: "boughtGift" },
  ],
} as const satisfies Record<string, Step[]>;

const others = [
  "veiko-manniksalu",
  "jaanika-toomla",
  "laura-liisa-oidermets",
  "viktoria-ladogina",
  "vera-solntseva",
];

/** Where links of the steps lead beside the steps. */
export const besideSteps: Visit[] = [
  ...others.map((slug) => ({ path: `/therapist/view/${slug}`, as: "client" as const })),
  { path: "/@veiko-manniksalu/body-psy-60", as: "client" },
  { path: "/@veiko-manniksalu/body-psy-60/2026-11-23T13:00:00Z", as: "client" },
  { path: `/@${practitioner}/body-psy-75`, as: "client" },
  { path: `/@${practitioner}/body-psy-75/${start}`, as: "client" },
];
