import { createRoute, z } from "@hono/zod-openapi";
import { expectedIncome } from "../../domain/expected-income.ts";
import type { Totals, WeekFigures } from "../../domain/session-figures.ts";
import { dateOf } from "../../domain/wall-clock.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  getSessionFigures,
  mostListedClients,
  type OwnFigures,
} from "../../use-cases/therapists/get-session-figures.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

import { FigurePeriodQuery } from "./figure-period.ts";
import { ownProfileRefusals, OwnTherapistId } from "./profile-body.ts";

const Count = z.int().min(0).max(1_000_000);
const Minutes = z.int().min(0).max(10_000_000);
const Cents = z.int().min(0).max(1_000_000_000_000);
const Share = z.number().min(0).max(1).nullable();
const DateText = z.iso.date();

const openMinutes = Minutes.nullable().openapi({
  description:
    "Within the hours as they are now, and outside of them where sessions were. Null when an outside provider has the hours",
});
const bookedMinutes = Minutes.openapi({ description: "Without cancelled sessions" });

const timeFields = {
  met: Count.openapi({ description: "Sessions that took place" }),
  missed: Count,
  upcoming: Count,
  cancelled: Count,
  cancelledLate: Count.openapi({ description: "Of the cancelled ones, those after the free time" }),
  bookedMinutes,
  openMinutes,
  earnedCents: Cents.openapi({
    description: "The prices of sessions that took place, as they were booked",
  }),
  feeCents: Cents.openapi({
    description:
      "Fees for missed sessions, late cancellations and late moves, without the waived ones",
  }),
  bookedCents: Cents.openapi({ description: "The prices of sessions that are still to come" }),
  paidOnSiteCents: Cents.openapi({
    description: "What is recorded as paid to the practitioner directly for the sessions",
  }),
};

const ratingFields = {
  ratings: Count.openapi({ description: "Of the sessions that took place" }),
  averageRating: z.number().min(1).max(5).nullable(),
};

const TotalsBody = z.object({
  from: DateText,
  to: DateText,
  ...timeFields,
  missedShare: Share.openapi({
    description: "Of the sessions that took place, were missed or were cancelled late",
  }),
  cancelledLateShare: Share,
  clients: Count.openapi({ description: "Who came at least once" }),
  newClients: Count.openapi({ description: "Of them, who came for the first time ever" }),
  returningClients: Count.openapi({
    description: "Of them, who came within 90 days of an earlier session",
  }),
  ...ratingFields,
  ratingCounts: z.array(Count).max(5).openapi({
    description: "How many ratings have one star, two stars and so on up to five",
  }),
}).openapi("FigureTotals");

const SessionFiguresBody = z.object({
  timeZone: z.string().max(64),
  total: TotalsBody,
  before: TotalsBody.openapi({ description: "As many days right before the period" }),
  expected: z.union([z.object({ leastCents: z.int(), mostCents: z.int() }), z.null()]).openapi({
    description:
      "What the period brings when as many booked sessions are cancelled as in the period and the one before, and when all " +
      "take place. Null when nothing is booked, and with fewer than ten ended sessions.",
  }),
  weekdays: z.array(
    z.object({
      weekday: z.int().min(1).max(7).openapi({ description: "1 is Monday" }),
      bookedMinutes,
      openMinutes,
    }),
  ).max(7),
  weeks: z.array(z.object({ from: DateText, to: DateText, ...timeFields, ...ratingFields })).max(60)
    .openapi({
      description: "Weeks from Monday to Sunday, cut to the period",
    }),
  clients: z.array(
    z.object({
      id: z.uuid().openapi({ description: "`clientId` of `listTherapistTherapySessions`" }),
      name: z.string().max(200).openapi({ description: "As in the list of sessions" }),
      sessions: Count.openapi({ description: "Of the period, that took place" }),
      cameAgain: z.boolean().openapi({ description: "Within 90 days of an earlier session" }),
    }),
  ).max(mostListedClients).openapi({
    description: "Who came most often in the period, the most frequent first",
  }),
}).openapi("SessionFigures", { example: exampleFigures() });

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/figures",
  operationId: "getSessionFigures",
  tags: ["therapists"],
  summary: "Get the figures of a practitioner's sessions",
  description:
    "For the practitioner alone. A session counts on the day it had on the practitioner's calendar when it was booked, " +
    "with the price it was booked for.",
  security: bearer,
  middleware: signedIn,
  request: { params: OwnTherapistId, query: FigurePeriodQuery },
  responses: {
    200: { description: "The figures of the period", ...json(SessionFiguresBody) },
    ...refusals("ERR_INVALID_INPUT", ...ownProfileRefusals),
  },
});

export function mountGetSessionFigures(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    const figures = await getSessionFigures(ports, c.var, input);
    return c.json(present(figures), 200);
  });
}

function present(figures: OwnFigures): z.infer<typeof SessionFiguresBody> {
  const { timeZone, period, total, before, weekdays, weeks, clients } = figures;
  return {
    timeZone,
    total: { ...datesOf(period), ...presentTotals(total) },
    before: { ...datesOf(before), ...presentTotals(before.total) },
    expected: expectedIncome(total, before.total),
    weekdays: weekdays.map((one) => ({ ...one, ...wholeMinutes(one) })),
    weeks: weeks.map((week) => ({ ...week, ...datesOf(week), ...wholeMinutes(week) })),
    clients: clients.map(({ userId, ...client }) => ({ id: userId, ...client })),
  };
}

function presentTotals({ visits: _visits, ...totals }: Totals) {
  return { ...totals, ...wholeMinutes(totals) };
}

function datesOf({ from, to }: Pick<WeekFigures, "from" | "to">) {
  return { from: dateOf(from), to: dateOf(to) };
}

function wholeMinutes(time: Pick<Totals, "bookedMinutes" | "openMinutes">) {
  return {
    bookedMinutes: Math.round(time.bookedMinutes),
    openMinutes: time.openMinutes === null ? null : Math.round(time.openMinutes),
  };
}

function exampleFigures() {
  const time = {
    met: 18,
    missed: 1,
    upcoming: 4,
    cancelled: 3,
    cancelledLate: 1,
    bookedMinutes: 1380,
    openMinutes: 2400,
    earnedCents: 99_000,
    feeCents: 2750,
    bookedCents: 22_000,
    paidOnSiteCents: 49_500,
  };
  const totals = {
    ...time,
    missedShare: 0.05,
    cancelledLateShare: 0.05,
    clients: 12,
    newClients: 3,
    returningClients: 8,
    ratings: 6,
    averageRating: 4.5,
    ratingCounts: [0, 0, 1, 1, 4],
  };
  const weekday = { bookedMinutes: 240, openMinutes: 480 };
  return {
    timeZone: "Europe/Tallinn",
    total: { from: "2026-11-23", to: "2026-11-29", ...totals },
    before: { from: "2026-11-16", to: "2026-11-22", ...totals },
    expected: { leastCents: 120_800, mostCents: 123_750 },
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((number) => ({ weekday: number, ...weekday })),
    weeks: [{ from: "2026-11-23", to: "2026-11-29", ...time, ratings: 6, averageRating: 4.5 }],
    clients: [{
      id: "5f0c2f5c-9e3c-4a3e-8a58-2f4f5b0a9c11",
      name: "Mari Maasikas",
      sessions: 2,
      cameAgain: true,
    }],
  };
}
