import { createRoute, z } from "@hono/zod-openapi";
import { waitingKinds } from "../../ports/persistence/admin-queues.ts";
import type { Ports } from "../../ports/ports.ts";
import { getAdminSummary } from "../../use-cases/admin/get-admin-summary.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { pictureUrlOf } from "../therapists/therapist-card-body.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { presentUnanswered, UnansweredQuestionBody } from "./unanswered-question-body.ts";

const Count = z.int().min(0).max(1_000_000);

const WaitingItemBody = z.object({
  kind: z.enum(waitingKinds),
  id: z.uuid(),
  name: z.string().max(300).openapi({
    description:
      "Of the person, else the address; of a review, a report or a course the practitioner; of rules the title of the draft",
  }),
  title: z.string().max(300).nullable().openapi({ description: "Of a certificate or a course" }),
  pictureUrl: z.string().max(300).nullable().openapi({
    description: "Of the practitioner; null for an applicant and for rules",
  }),
  since: z.iso.datetime(),
});

const AdminSummaryBody = z
  .object({
    leads: Count.openapi({ description: "Confirmed addresses without an answer" }),
    invitations: Count.openapi({ description: "Invitations that are open" }),
    practitioners: Count.openapi({ description: "Profiles that wait for approval" }),
    certificates: Count.openapi({ description: "Certificates that wait to be checked" }),
    reviews: Count.openapi({ description: "Reviews that wait to be read" }),
    reports: Count.openapi({ description: "Published reviews with open reports" }),
    rules: Count.openapi({
      description: "Changes of the rules that wait for a second administrator",
    }),
    courses: Count.openapi({
      description: "Courses that practitioners wish to show to every visitor",
    }),
    giftCardsToPost: Count.openapi({
      description: "Paid gift cards that have to be put in the post",
    }),
    visiblePractitioners: Count,
    failedMails: Count.openapi({ description: "Mails that were given up" }),
    failingJobs: Count.openapi({ description: "Scheduled jobs whose last run failed" }),
    endingCertificates: Count.openapi({
      description: "Checked certificates whose last day is within the next 60 days",
    }),
    waiting: z.array(WaitingItemBody).max(20).openapi({
      description: "What has waited longest, the oldest first; the lists have all",
    }),
    unansweredQuestions: Count.openapi({
      description: "Questions of clients that a practitioner has not answered for a day",
    }),
    unanswered: z.array(UnansweredQuestionBody).max(20).openapi({
      description: "Those that have waited longest, without the client and the text",
    }),
    waitingSince: z.iso.datetime().nullable().openapi({
      description: "When the oldest of what waits was sent; null when nothing waits",
    }),
  })
  .openapi("AdminSummary", {
    example: {
      leads: 2,
      invitations: 3,
      practitioners: 1,
      certificates: 6,
      reviews: 1,
      reports: 1,
      rules: 0,
      courses: 0,
      giftCardsToPost: 1,
      visiblePractitioners: 55,
      failedMails: 0,
      failingJobs: 0,
      endingCertificates: 4,
      waiting: [{
        kind: "lead",
        id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
        name: "Kadri Kask",
        title: null,
        pictureUrl: null,
        since: "2026-11-18T07:00:00Z",
      }],
      unansweredQuestions: 1,
      unanswered: [{
        id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
        therapistId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d12",
        therapistName: "Maarja Mets",
        practice: "TRE",
        since: "2026-11-16T07:00:00Z",
        remindedAt: null,
      }],
      waitingSince: "2026-11-18T07:00:00Z",
    },
  });

const route = createRoute({
  method: "get",
  path: "/api/admin/summary",
  operationId: "getAdminSummary",
  tags: ["admin"],
  summary: "Get what waits for an administrator",
  description:
    "For admins, reviewers and finance. What the caller's roles may not see is 0 or left out.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The counts and what has waited longest", ...json(AdminSummaryBody) },
    ...refusals("ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountGetAdminSummary(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { waitingSince, waiting, unanswered, ...counts } = await getAdminSummary(ports, c.var);
    return c.json({
      ...counts,
      waiting: waiting.map(({ pictureKey, ...item }) => ({
        ...item,
        pictureUrl: pictureUrlOf(pictureKey),
        since: instantText(item.since),
      })),
      unanswered: unanswered.map(presentUnanswered),
      waitingSince: optionalInstantText(waitingSince),
    }, 200);
  });
}
