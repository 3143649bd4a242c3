import { bookedPractice, ids, slugs, tokens } from "./recorded-names.ts";
import type { Visit } from "./screen-types.ts";

/** `after` names what has happened, and the answers to what is sent in the step. */
export type Step = Visit & {
  name: string;
  /** The way to the next step is in a mail. */
  mails?: true;
};

const { practitioner, start } = slugs;
const profile = `/therapist/view/${practitioner}?practice=${bookedPractice}`;
const bookingPage = `/@${practitioner}/body-psy-60`;

export const journeyWords = { steps: "Steps", back: "Back", next: "Next", mail: "Open the mail" };

export const journeys = {
  FindAndBook: [
    { name: "Find", path: "/?practice=body-psy&city=tallinn", as: "client" },
    { name: "Practitioner", path: profile, as: "client", after: "booking" },
    { name: "Time", path: bookingPage, as: "client", after: "booking" },
    { name: "Details", path: `${bookingPage}/${start}`, as: "client", after: "booking" },
    { name: "Journal", path: "/journal?part=upcoming", as: "client", after: "booked" },
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
    { name: "Practitioner", path: profile, as: "client", after: "booking" },
    { name: "Time", path: bookingPage, as: "client", after: "booking" },
    { name: "Details", path: `${bookingPage}/${start}`, as: "client", after: "booking" },
    { name: "Journal", path: "/journal?part=upcoming", as: "client", after: "booked" },
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
  { path: `/@${practitioner}/body-psy-75`, as: "client" },
  { path: `/@${practitioner}/body-psy-75/${start}`, as: "client" },
];
