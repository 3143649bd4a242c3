import type { languages, practiceGroups, Text } from "../schema/columns.ts";
import type { PortraitOptions } from "./portrait.ts";

type Language = (typeof languages)[number];

type PracticeGroup = (typeof practiceGroups)[number];

type DomainValueData = {
  domainCode: string;
  code: string;
  sort: number;
  group?: PracticeGroup;
  labels: Text;
  synonyms: Record<Language, string[]>;
  lat?: number;
  lon?: number;
};

type PracticeData = {
  code: string;
  group: PracticeGroup;
  summary: Text;
  about: Text;
  whatHappens: Text;
  goodToKnow: Text;
  evidence: Text;
  helps: { way: string; weight: number }[];
  verdictsNotReached?: { verdicts: string[]; why: Text };
};

export type PageData = {
  id: string;
  title: Text;
  lead: Text;
  sections?: { id: string; heading: Text; body: Text }[];
  faq?: { id: string; question: Text; answer: Text }[];
};

type RuleData = {
  id: string;
  fact: string;
  practices: string[];
  severity: "caution" | "ask" | "no";
  reason: Text;
  source: { kind: string; label: Text };
};

type FactData = {
  id: string;
  kind: "condition" | "circumstance" | "age" | "crisis";
  question: Text;
  help: Text;
};

type QuestionnaireData = { version: number } & Record<string, unknown>;

export type TherapistData = {
  slug: string;
  name: string;
  gender: string;
  email: string;
  city: string;
  locations: { city: string; address: string; lat: number; lon: number; label: Text }[];
  languages: string[];
  waysOfHelping: string[];
  practices: OfferData[];
  briefIntroduction: Text;
  about: Text;
  experience: Text;
  howICanHelp: Text;
  certificates: {
    title: string;
    issuer: string;
    year: number;
    validUntil?: string;
    practices: string[];
    classLabel: "regulated" | "state-recognised" | "association" | "self-declared";
  }[];
  availability: {
    timeZone: string;
    /** Wall clock, HH:MM; `location` is an index into `locations`, or "video". */
    weekly: { weekday: number; from: string; to: string; location: number | "video" }[];
    bufferMinutes: number;
    minimumNoticeHours: number;
    horizonDays: number;
    stepMinutes: number;
  };
  acceptingNewClients: "yes" | "waitlist" | "no";
  showInSearch: boolean;
  /** The profile was sent for approval so many days ago and waits. */
  waitingDays?: number;
  /** Whether sessions are paid before they are booked. */
  prepaid?: boolean;
};

export type OfferData = {
  type: string;
  durationMinutes: number;
  priceCents: number;
  meetingTypes: string[];
  intro?: boolean;
  capacity?: number;
  /** Wall clock, HH:MM. */
  startTimes?: { weekday: number; at: string }[];
};

export type ReviewData = {
  therapist: string;
  language: Language;
  name: string;
  rating: number;
  text: string;
  /** Of the practitioner. */
  answer?: string;
  monthsAgo: number;
};

export type SessionData = {
  therapist: string;
  practice: string;
  durationMinutes: number;
  meetingType: string;
  daysFromNow: number;
  status: "booked" | "finished" | "cancelled";
  intro?: boolean;
  movedFrom?: number;
  noShow?: boolean;
  /** 48 if missing. */
  cancelledHoursBefore?: number;
  rating?: number;
  note?: string;
  clientComment?: string;
  therapistComment?: string;
  recommendation?: { practices: string[]; text: string };
};

type ClientsData = {
  clients: { name: string; email: string; language: Language; sessions: SessionData[] }[];
  accounts: {
    email: string;
    name: string;
    role: "client" | "therapist" | "admin" | "assistant";
    language: Language;
    therapist?: string;
    /** The practitioners whose calendar the account keeps. */
    helps?: string[];
  }[];
};

export type RegularsData = {
  therapist: string;
  language: Language;
  clients: { name: string; email: string }[];
};

export type LeadData = {
  email: string;
  name: string;
  language: Language;
  iAmPractitioner: boolean;
  city: string;
  practices: string[];
  message: string;
  state: "new" | "confirmed" | "contacted" | "invited" | "declined";
  daysAgo: number;
  answeredDaysAgo?: number;
  declinedReason?: string;
};

type PackageData = {
  therapist: string;
  practice: string;
  durationMinutes: number;
  sessions: number;
  priceCents: number;
  validMonths: number;
  /** `used`: so many past sessions of the buyer were paid with it. */
  sold?: { buyerEmail: string; language: Language; used: number };
};

type GiftCardData = {
  amountCents: number;
  design: string;
  language: Language;
  buyerName: string;
  buyerEmail: string;
  recipientName: string;
  recipientEmail?: string;
  postalAddress?: Record<string, string>;
  message: string;
  delivery: "digital" | "post";
  state: "pending" | "paid" | "sent" | "redeemed-part" | "redeemed" | "expired";
  redeemedCents?: number;
  daysAgo: number;
};

export type LessonData = {
  id: string;
  minutes: number;
  title: Text;
  body: Text;
  exercise?: { title: Text; task: Text };
};

export type CourseData = {
  id: string;
  title: Text;
  summary: Text;
  practices: string[];
  lessons: LessonData[];
  links?: { href: string; label: Text }[];
};

type DemoCoursesData = {
  /** What the courses of `courses.json` have besides, by their id. */
  courses: Record<string, { cover: string; outcome: Text }>;
  /** By the id of the lesson. */
  exercises: Record<string, { title: Text; task: Text }>;
  /** Of practitioners: for their clients only, or with a price for every client. */
  own: (CourseData & { therapist: string; cover: string; outcome: Text; priceCents?: number })[];
};

type Files = {
  "courses": CourseData[];
  "demo-courses": DemoCoursesData;
  "domain-values": DomainValueData[];
  "practices": PracticeData[];
  "pages": Record<string, PageData>;
  "rules": RuleData[];
  "facts": FactData[];
  "questionnaire": QuestionnaireData;
  "therapists": TherapistData[];
  "reviews": ReviewData[];
  "clients": ClientsData;
  "regulars": RegularsData[];
  "leads": LeadData[];
  "gift-cards": GiftCardData[];
  "packages": PackageData[];
  "portraits": Record<string, PortraitOptions>;
};

export function readData<Name extends keyof Files>(name: Name): Files[Name] {
  const file = new URL(`./data/${name}.json`, import.meta.url);
  return JSON.parse(Deno.readTextFileSync(file)) as Files[Name];
}
