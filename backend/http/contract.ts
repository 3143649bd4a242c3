import workspace from "../../deno.json" with { type: "json" };
import { scopesOf } from "../domain/api-key.ts";
import type { ErrorCode } from "../domain/errors.ts";
import { currentVersion, versionHeader } from "./api-version.ts";
import { addExamples, type ExampleOperation } from "./contract-examples.ts";
import { describeDefaults } from "./contract-defaults.ts";
import { addHeaders } from "./contract-headers.ts";
import type { newRouter } from "./router.ts";
import { bearer } from "./signed-in.ts";

/** `guides`: where they are; null where they are not shown. */
export function contract(app: ReturnType<typeof newRouter>, guides: string | null = "/docs") {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Heaolu",
      version: workspace.version,
      description:
        "Find wellbeing practitioners, see their free times, book a session and keep a journal of it. Errors " +
        "are `application/problem+json` with a stable `errCode`.\n\n" +
        "First steps: `listTherapists` finds practitioners, and `getTherapist` names the `eventTypeUri` of each of " +
        "their practices. `listEventTypeAvailableTimes` lists its free times. `login` answers an `accessToken`, " +
        "which is sent as `Authorization: Bearer …`, and `bookTime` books one of the times; with an " +
        "`Idempotency-Key` a repetition books nothing twice. Fields of a body and parameters of a query that an operation does not know are refused, and the nearest one is named; what an answer has may be sent back.\n\n" +
        "A practitioner's program sends a key instead (`createApiKey`). It opens the operations that name one of its " +
        "scopes. A partner gets a key from an administrator and sees with it what a visitor sees. Answers to a key have `RateLimit` and `RateLimit-Policy`." +
        (guides === null ? "" : ` [Guides](${guides}) show how.`) + "\n\n" +
        "A request with the header `API-Version` asks for a version of the API by its date, and every answer names its " +
        "version. A program that sends it goes on working after a breaking change, until the version ends.\n\n" +
        "Examples are of one moment: put the ids of this server and times that are still to come in their place.",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
      contact: { name: "Heaolu", email: "tere@heaolu.ee" },
    },
    servers: [{ url: "/", "x-internal": false }],
    security: [],
    tags: [
      { name: "auth", description: "Accounts, sign-in and devices" },
      { name: "user", description: "Users and their data" },
      {
        name: "domain-values",
        description: "Codes of the API with their labels in three languages",
      },
      { name: "practices", description: "Descriptions of practices and their cautions" },
      { name: "pages", description: "Text pages of the site" },
      { name: "therapists", description: "Practitioners: search, pages and reviews" },
      { name: "reviews", description: "Reviews of finished sessions, answers and reports" },
      { name: "certificates", description: "Documents of practitioners' certificates" },
      {
        name: "calendly",
        description: "Event types, free times and bookings in the shapes of Calendly's API",
      },
      {
        name: "booking-requests",
        description: "Bookings without an account, confirmed by a code or link from the mail",
      },
      {
        name: "booking-links",
        description: "A booking by the link in its client's mails, without signing in",
      },
      {
        name: "calendar-feeds",
        description: "Sessions as a calendar for calendar programs",
      },
      { name: "live", description: "Changes of free times as they happen" },
      { name: "availability", description: "The bookable hours of the caller, a practitioner" },
      {
        name: "call-links",
        description: "Where the caller, a practitioner, meets clients by video",
      },
      { name: "absences", description: "Days on which the caller, a practitioner, cannot work" },
      { name: "therapy-sessions", description: "Booked sessions of clients and practitioners" },
      { name: "suitability", description: "The test: which practices suit a person, and why" },
      { name: "uploads", description: "Files of practitioners, sent in parts" },
      { name: "courses", description: "Courses, and how far the caller is in them" },
      { name: "course-drafts", description: "Editing courses, for practitioners and admins" },
      {
        name: "client-questions",
        description: "Questions of clients to practitioners before a booking, and the answers",
      },
      {
        name: "gift-cards",
        description: "Gift cards: buying, sending, what is left on them, and paying sessions",
      },
      {
        name: "payments",
        description: "Payments, receipts and the monthly statements of practitioners",
      },
      {
        name: "package-offers",
        description: "What the caller, a practitioner, sells: several sessions at one price",
      },
      { name: "packages", description: "Packages of sessions: buying them and paying sessions" },
      { name: "payment-events", description: "Signed events of the payment provider" },
      { name: "teams", description: "Practitioners who work as a team" },
      { name: "companions", description: "Practitioners who hold a practice together" },
      { name: "assistants", description: "People who keep the calendar of a practitioner" },
      {
        name: "assisted-calendars",
        description: "The calendar of a practitioner as an assistant keeps it",
      },
      { name: "saved-searches", description: "Searches that are repeated by mail" },
      {
        name: "session-orders",
        description: "Bookings that a gift card or a payment pays before they are made",
      },
      { name: "session-requests", description: "Bookings that the practitioner answers first" },
      { name: "secret-links", description: "Booking links that only their readers know" },
      { name: "waiting-lists", description: "Waiting for a time of a practitioner to become free" },
      { name: "api-keys", description: "Keys with which programs of practitioners call the API" },
      {
        name: "webhooks",
        description: "Signed messages about the sessions of the caller, a practitioner",
      },
      { name: "invitations", description: "Invitations of practitioners" },
      { name: "leads", description: "Email addresses of people who want to be contacted" },
      { name: "admin", description: "What waits for administrators, and what they decide" },
    ],
  });
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations) as PublicOperation[]) {
      if (!operation.security) acceptToken(operation);
      else addRefusal(operation, "403", "ERR_SECOND_FACTOR_REQUIRED");
      describeKeys(operation);
      acceptVersion(operation);
    }
  }
  document.components!.parameters = { ApiVersion: versionParameter };
  describeDefaults(document);
  addHeaders(document);
  addExamples(document);
  return document;
}

const versionParameter = {
  in: "header" as const,
  name: versionHeader,
  required: false,
  description: "The version of the API; the current one by default",
  schema: { type: "string" as const, format: "date", example: currentVersion },
};

/** See `apiVersion`. */
function acceptVersion(operation: PublicOperation): void {
  addRefusal(operation, "400", "ERR_API_VERSION");
  operation.parameters = [
    ...operation.parameters ?? [],
    { $ref: "#/components/parameters/ApiVersion" },
  ];
}

type PublicOperation = ExampleOperation & {
  parameters?: object[];
  security?: Record<string, string[]>[];
};

/** Public operations work without a token, and refuse one that is not valid (see `identify`). */
function acceptToken(operation: PublicOperation): void {
  operation.security = [{}, ...bearer];
  addRefusal(operation, "401", "ERR_UNAUTHORIZED");
}

/** See `identifyApiKey`. */
const keyRefusals: ErrorCode[] = [
  "ERR_KEY_UNKNOWN",
  "ERR_KEY_EXPIRED",
  "ERR_KEY_REVOKED",
  "ERR_KEY_SUSPENDED",
];

/** See `keyGuard`. */
function describeKeys(operation: PublicOperation): void {
  const scopes = scopesOf(operation.operationId);
  if (scopes.length > 0) addRefusal(operation, "403", "ERR_SCOPE_MISSING");
  addRefusal(operation, "403", "ERR_KEY_NOT_ALLOWED");
  if (scopes.length === 0) return;
  addRefusal(operation, "429", "ERR_TOO_MANY_REQUESTS");
  for (const code of keyRefusals) addRefusal(operation, "401", code);
  const withKey = scopes.map((scope) => ({ apiKey: [scope] }));
  operation.security = [...operation.security ?? [], ...withKey];
}

function addRefusal(
  operation: PublicOperation,
  status: "400" | "401" | "403" | "429",
  code: ErrorCode,
): void {
  const responses = operation.responses ?? {};
  const named = responses[status]?.description;
  if (named?.split(", ").includes(code)) return;
  responses[status] = {
    description: [named, code].filter(Boolean).join(", "),
    content: {
      "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
    },
  };
  operation.responses = responses;
}
