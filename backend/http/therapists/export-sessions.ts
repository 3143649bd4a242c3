import { createRoute, z } from "@hono/zod-openapi";
import type { DomainCode, DomainValue } from "../../domain/domain-value.ts";
import { lateFee } from "../../domain/late-fee.ts";
import { outcomeOf } from "../../domain/session-figures.ts";
import type { Language } from "../../domain/text.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { ExportedSession } from "../../ports/persistence/session-figure-rows.ts";
import type { Ports } from "../../ports/ports.ts";
import { exportSessions } from "../../use-cases/therapists/export-sessions.ts";
import { csvEuros, csvOf, csvWord, methodWords } from "../csv.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { FigurePeriodQuery } from "./figure-period.ts";
import { OwnTherapistId } from "./profile-body.ts";

const columns = [
  "date",
  "start",
  "end",
  "timeZone",
  "client",
  "practice",
  "freeIntroduction",
  "meetingType",
  "place",
  "priceEur",
  "outcome",
  "cancelledBy",
  "feeEur",
  "feeCause",
  "feeWaived",
  "directEur",
  "method",
  "rating",
] as const;

const cancellers = {
  client: "byClient",
  therapist: "byTherapist",
  admin: "byAdmin",
  provider: "byProvider",
} as const;

const feeCauseWords = {
  "late-cancellation": "cancelledLate",
  "late-move": "movedLate",
  "no-show": "missed",
} as const;

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/figures/sessions",
  operationId: "exportSessions",
  tags: ["therapists"],
  summary: "Download a practitioner's sessions as CSV",
  description:
    "For the practitioner alone: at most 10 000 sessions, the earliest first, in UTF-8 with a byte order mark. Times " +
    "are those of the zone of the session, and a waived fee is marked as such. A cell that would be a formula in a spreadsheet begins with an apostrophe.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId, query: FigurePeriodQuery },
  responses: {
    200: {
      description:
        "A CSV file (RFC 4180) whose first line has the names of the columns in the language of the request. In Estonian " +
        "and Russian semicolons separate the cells, and amounts have a decimal comma.",
      content: { "text/csv": { schema: z.string().max(100_000_000) } },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_TOO_MANY_ROWS", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountExportSessions(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { from, to } = c.req.valid("query");
    const { sessions, domainValues } = await exportSessions(ports, c.var, {
      ...c.req.valid("param"),
      from,
      to,
    });
    const { language, now } = c.var;
    const rows = sessions.map((session) => rowOf(session, { domainValues, language, now }));
    c.header("Content-Disposition", `attachment; filename="sessions-${from}-${to}.csv"`);
    const headers = { "Content-Type": "text/csv; charset=utf-8" };
    return c.body(csvOf(rows, columns, language), 200, headers);
  });
}

type Reader = { domainValues: DomainValue[]; language: Language; now: number };

function rowOf(session: ExportedSession, { domainValues, language, now }: Reader) {
  const start = wallTime(session, session.startsAt);
  const label = (domainCode: DomainCode, code: string) =>
    domainValues.find((one) => one.domainCode === domainCode && one.code === code)
      ?.labels[language] ?? code;
  const { cancelledBy, onSitePayment: paid } = session;
  const fee = lateFee(session);
  return {
    date: start.slice(0, 10),
    start: start.slice(11, 16),
    end: wallTime(session, session.endsAt).slice(11, 16),
    timeZone: session.timeZone,
    client: session.clientName,
    practice: label("THERAPY_TYPE", session.practiceType),
    freeIntroduction: session.intro,
    meetingType: label("MEETING_TYPE", session.meetingType),
    place: session.place,
    priceEur: csvEuros(session.priceCents, language),
    outcome: csvWord(outcomeOf(session, now), language),
    cancelledBy: cancelledBy && csvWord(cancellers[cancelledBy], language),
    feeEur: fee && csvEuros(fee.cents, language),
    feeCause: fee && csvWord(feeCauseWords[fee.cause], language),
    feeWaived: fee && fee.waived,
    directEur: paid && csvEuros(paid.amountCents, language),
    method: paid && csvWord(methodWords[paid.method], language),
    rating: session.rating,
  };
}

function wallTime({ timeZone }: ExportedSession, instant: number): string {
  return new Date(instant + offsetAt(timeZone, instant)).toISOString();
}
