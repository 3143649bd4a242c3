import { z } from "@hono/zod-openapi";
import type { Context, TypedResponse } from "hono";
import { type TherapySessionEntry, therapySessionStatuses } from "../../domain/therapy-session.ts";
import type { DomainValue } from "../../domain/domain-value.ts";
import { type FieldProblem, problem } from "../../domain/field-problem.ts";
import { unknownCode } from "../../domain/search/impossible-filters.ts";
import { textSearchLimits } from "../../domain/therapy-session-search.ts";
import { isTimeZone } from "../../domain/wall-clock.ts";
import type { Page } from "../../ports/page.ts";
import { unchangedUntil } from "../../domain/unchanged-until.ts";
import { refused } from "../field-problems.ts";
import type { ReadPage } from "../../ports/journal-pages.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordReads } from "../../use-cases/data-access/record-reads.ts";
import { requireKnownValues } from "../../use-cases/domain-values/require-known-values.ts";
import { contentEtag, isCurrent } from "../answer-bytes.ts";
import { json, sendJsonBytes } from "../json-bodies.ts";
import { bytesOf } from "../json-bytes.ts";
import { notModified } from "../public-cache.ts";
import { forUserOnly } from "../security-headers.ts";
import type { SignedInEnv } from "../signed-in.ts";
import { present, TherapySessionBody } from "./therapy-session-body.ts";
import { decimal } from "../decimal.ts";

const date = (description: string) =>
  z.iso.date().optional().openapi({ description, example: "2026-11-24" });

export const SessionPageQuery = z.object({
  limit: decimal(z.int().min(1).max(100)).default(20),
  cursor: z.string().max(200).optional().openapi({
    description: "The cursor of the next page, from the `Link` header of the previous response",
  }),
  order: z.enum(["latest", "soonest"]).optional().openapi({
    description: "The order by start time: latest first (the default) or soonest first",
  }),
  status: z.enum(therapySessionStatuses).optional(),
  when: z.enum(["upcoming", "past"]).optional().openapi({
    description: "Whether the session has ended, whatever its status",
  }),
  practiceType: z.string().max(40).optional().openapi({
    description: "A domain value code of THERAPY_TYPE; one that does not exist is refused",
  }),
  from: date("The earliest day of the start time"),
  to: date("The latest day of the start time, included; not before `from`"),
  timeZone: z.string().max(64).refine(isTimeZone, refused("ERR_UNKNOWN_TIME_ZONE")).optional()
    .openapi({
      description: "The IANA time zone of `from` and `to`; the caller's own by default",
    }),
  q: z.string().trim().max(100).optional().openapi({
    description:
      "Every one of these words begins a word of the other person's name, the practice, a comment, a recommendation or, " +
      "for the client, the private note; without regard to case and accents. Texts are searched in the latest " +
      `${textSearchLimits.sessions} sessions and in at most ${textSearchLimits.characters} characters of them`,
    example: "kadri massaaz",
  }),
});

const SessionPageBody = z.array(TherapySessionBody).max(100);

export const sessionPage = {
  200: {
    description: "A page of sessions",
    headers: {
      Link: {
        description: 'The URL of the next page, if there is one: `<…>; rel="next"`',
        schema: { type: "string" as const, maxLength: 2000 },
      },
    },
    ...json(SessionPageBody),
  },
  ...notModified,
};

/** Sends a page of the sessions of `owner`, or 304 when the caller has it already. Only the caller may keep it. */
export async function sendPage(
  c: Context<SignedInEnv>,
  ports: Pick<Ports, "journalPages" | "persistence" | "search">,
  { owner, query }: { owner: string; query: z.output<typeof SessionPageQuery> },
  list: () => Promise<Page<TherapySessionEntry>>,
) {
  // c.var would copy every variable.
  const [account, now] = [c.get("account"), c.get("now")];
  await requireKnownValues(ports, (values) => problemsOfQuery(query, values));
  const { userId, therapistId, isAdmin, viewedBy } = account;
  const key = JSON.stringify([userId, therapistId, isAdmin, viewedBy, c.req.path, query]);
  // A search in texts depends on more than the page shows, and is seldom repeated.
  const page = query.q === undefined
    ? await ports.journalPages.find({ owner, key }, now, read)
    : (await read()).page;
  const { bytes, etag, cursor, clientIds } = page;
  // Pages that are kept are read too.
  await recordReads(
    ports.persistence,
    { account, now, role: "practitioner" },
    clientIds.map((clientId) => ({ userId: clientId, kind: "sessions" })),
  );
  if (isCurrent(c.req.header("If-None-Match"), etag)) return notModifiedFor(page);
  c.header("ETag", etag);
  c.header("Cache-Control", forUserOnly);
  c.header("Vary", vary);
  if (cursor) {
    const next = Object.entries({ ...query, cursor })
      .flatMap(([name, value]) => value === undefined ? [] : [[name, `${value}`]]);
    c.header("Link", `<${c.req.path}?${new URLSearchParams(next)}>; rel="next"`);
  }
  return sendJsonBytes<typeof SessionPageBody>(c, bytes);

  async function read(): Promise<ReadPage> {
    const { items, nextCursor } = await list();
    const bytes = bytesOf(items.map((session) => present(session, account, now)));
    return {
      page: {
        ...{ bytes, etag: `W/${contentEtag(bytes)}`, cursor: nextCursor },
        clientIds: [...new Set(items.map(({ client }) => client.id))],
      },
      therapistIds: [...new Set(items.map((session) => session.therapistId))],
      unchangedUntil: unchangedUntil(items, now),
    };
  }
}

/** A span that ends before it begins, and a practice that does not exist. */
function problemsOfQuery(
  { practiceType: code, from, to }: z.output<typeof SessionPageQuery>,
  values: readonly DomainValue[],
): FieldProblem[] {
  return [
    ...(from && to && to < from ? [problem("to", "ERR_ENDS_BEFORE_START")] : []),
    ...(code === undefined
      ? []
      : unknownCode("practiceType", { domain: "THERAPY_TYPE", code }, values)),
  ];
}

const vary = "Accept-Language, Authorization";

const unchanged = new WeakMap<object, Response>();

/** A clone of the same answer costs a tenth of building it. The cast states that it has no body. */
function notModifiedFor(page: { etag: string }): Response & TypedResponse<null, 304, "body"> {
  const known = unchanged.get(page);
  const answer = known ?? new Response(null, {
    status: 304,
    headers: { "ETag": page.etag, "Cache-Control": forUserOnly, "Vary": vary },
  });
  if (!known) unchanged.set(page, answer);
  return answer.clone() as Response & TypedResponse<null, 304, "body">;
}
