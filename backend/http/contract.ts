import type { newRouter } from "./router.ts";

/** The contract as the routes declare it. */
export function contract(app: ReturnType<typeof newRouter>, serverUrl = "/") {
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Heaolu",
      version: "1.0.0",
      description:
        "Find certified wellbeing practitioners, see their free times, book a session and keep a journal of it.",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
      contact: { name: "Heaolu", email: "tere@heaolu.ee" },
    },
    servers: [{ url: serverUrl }],
    // Open to visitors, unless an operation asks for a token.
    security: [],
    tags: [
      { name: "auth", description: "Signing in and out" },
      { name: "user", description: "The people who have an account" },
      { name: "domain-values", description: "Codes and their words in three languages" },
      { name: "practices", description: "What practices are and when they need care" },
      { name: "pages", description: "Pages that are only read" },
      { name: "therapists", description: "Finding and reading about practitioners" },
      {
        name: "calendly",
        description: "Event types, free times and bookings in the provider's shapes",
      },
      {
        name: "calendar-feeds",
        description: "Sessions as somebody's own calendar program reads them",
      },
      { name: "live", description: "Whose free times change while one looks" },
      { name: "availability", description: "When practitioners can be booked, edited by them" },
      { name: "therapy-sessions", description: "Bookings as clients and practitioners know them" },
      { name: "invitations", description: "Practitioners who are asked in" },
      { name: "leads", description: "Practitioners who want to join" },
    ],
  });
  // What names no key is open to everybody, and the contract says so of each operation.
  for (const operations of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(operations)) operation.security ??= [];
  }
  return document;
}
