import type { Context } from "hono";
import type { Account } from "../domain/account.ts";
import { calendarFile } from "../domain/calendar-file.ts";
import { calendarEntries } from "../domain/session-calendar.ts";
import type { TherapySessionEntry } from "../domain/therapy-session.ts";
import type { Page } from "../ports/scheduling.ts";
import type { Ports } from "../ports/ports.ts";
import { cancelTherapySession } from "../use-cases/therapy-sessions/cancel-therapy-session.ts";
import { commentTherapySession } from "../use-cases/therapy-sessions/comment-therapy-session.ts";
import { createTherapySession } from "../use-cases/therapy-sessions/create-therapy-session.ts";
import { listMyTherapySessions } from "../use-cases/therapy-sessions/list-my-therapy-sessions.ts";
import { listTherapistTherapySessions } from "../use-cases/therapy-sessions/list-therapist-therapy-sessions.ts";
import { rateTherapySession } from "../use-cases/therapy-sessions/rate-therapy-session.ts";
import { takeBackTherapySessionRating } from "../use-cases/therapy-sessions/take-back-therapy-session-rating.ts";
import { updateTherapySessionComment } from "../use-cases/therapy-sessions/update-therapy-session-comment.ts";
import { updateTherapySession } from "../use-cases/therapy-sessions/update-therapy-session.ts";
import { getTherapySession } from "../use-cases/therapy-sessions/get-therapy-session.ts";
import { getTherapySessionCalendarFile } from "../use-cases/therapy-sessions/get-therapy-session-calendar-file.ts";
import { listTherapySessionHistory } from "../use-cases/therapy-sessions/list-therapy-session-history.ts";
import { markTherapySessionNoShow } from "../use-cases/therapy-sessions/mark-therapy-session-no-show.ts";
import { recommendAfterTherapySession } from "../use-cases/therapy-sessions/recommend-after-therapy-session.ts";
import { rescheduleTherapySession } from "../use-cases/therapy-sessions/reschedule-therapy-session.ts";
import { updateTherapySessionNote } from "../use-cases/therapy-sessions/update-therapy-session-note.ts";
import { idempotent } from "./idempotent.ts";
import { type Env, newRouter } from "./router.ts";
import * as moving from "./therapy-sessions/moving-routes.ts";
import * as reading from "./therapy-sessions/reading-routes.ts";
import * as routes from "./therapy-sessions/routes.ts";
import { present } from "./therapy-sessions/therapy-session-body.ts";
import { etagOf, versionOf } from "./version.ts";

export function therapySessions(ports: Ports, { publicUrl }: { publicUrl: string }) {
  const router = newRouter();
  const once = idempotent(ports);
  router.use("/", once);
  router.use("/:id/comment", once);
  router.use("/:id/reschedule", once);
  router.use("/:id/recommendations", once);
  return router
    .openapi(reading.listMyTherapySessions, async (c) => {
      const page = await listMyTherapySessions(ports, c.var, c.req.valid("query"));
      return c.json(answerPage(c, page, c.req.valid("query").limit), 200);
    })
    .openapi(reading.listTherapistTherapySessions, async (c) => {
      const page = await listTherapistTherapySessions(ports, c.var, c.req.valid("query"));
      return c.json(answerPage(c, page, c.req.valid("query").limit), 200);
    })
    .openapi(routes.createTherapySession, async (c) => {
      const { session, created } = await createTherapySession(ports, c.var, c.req.valid("json"));
      return c.json(answer(c, session), created ? 201 : 200);
    })
    .openapi(routes.updateTherapySession, async (c) => {
      const version = versionOf(c.req.valid("header")["if-match"]);
      const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
      return c.json(answer(c, await updateTherapySession(ports, c.var, input)), 200);
    })
    .openapi(routes.updateTherapySessionNote, async (c) => {
      const version = versionOf(c.req.valid("header")["if-match"]);
      const input = { ...c.req.valid("param"), ...c.req.valid("json"), version };
      return c.json(answer(c, await updateTherapySessionNote(ports, c.var, input)), 200);
    })
    .openapi(reading.getTherapySession, async (c) => {
      const found = await getTherapySession(ports, c.var, c.req.valid("param"));
      return c.json(answer(c, found.session, found.rescheduleUrl), 200);
    })
    .openapi(reading.listTherapySessionHistory, async (c) => {
      const changes = await listTherapySessionHistory(ports, c.var, c.req.valid("param"));
      c.header("Cache-Control", "no-store");
      return c.json(changes.map(reading.presentChange), 200);
    })
    .openapi(reading.getTherapySessionCalendarFile, async (c) => {
      const session = await getTherapySessionCalendarFile(ports, c.var, c.req.valid("param"));
      c.header("Cache-Control", "no-store");
      c.header("Content-Disposition", 'attachment; filename="session.ics"');
      const reader = { userId: c.var.account.userId, language: c.var.language };
      const entries = calendarEntries([session], reader, { detail: "place", publicUrl });
      return c.body(calendarFile({ method: "PUBLISH", entries }), 200, {
        "Content-Type": "text/calendar; charset=utf-8",
      });
    })
    .openapi(moving.rescheduleTherapySession, async (c) => {
      const input = { ...c.req.valid("param"), ...moving.newTimeOf(c.req.valid("json")) };
      return c.json(answer(c, await rescheduleTherapySession(ports, c.var, input)), 201);
    })
    .openapi(moving.markTherapySessionNoShow, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await markTherapySessionNoShow(ports, c.var, input)), 200);
    })
    .openapi(moving.recommendAfterTherapySession, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await recommendAfterTherapySession(ports, c.var, input)), 201);
    })
    .openapi(routes.cancelTherapySession, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await cancelTherapySession(ports, c.var, input)), 200);
    })
    .openapi(routes.rateTherapySession, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await rateTherapySession(ports, c.var, input)), 200);
    })
    .openapi(
      routes.takeBackTherapySessionRating,
      async (c) =>
        c.json(
          answer(c, await takeBackTherapySessionRating(ports, c.var, c.req.valid("param"))),
          200,
        ),
    )
    .openapi(routes.commentTherapySession, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await commentTherapySession(ports, c.var, input)), 201);
    })
    .openapi(routes.updateTherapySessionComment, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await updateTherapySessionComment(ports, c.var, input)), 200);
    });
}

type SignedIn = Context<{ Variables: Env["Variables"] & { account: Account } }>;

function answer(
  c: SignedIn,
  session: TherapySessionEntry,
  rescheduleUrl: string | null = null,
) {
  c.header("ETag", etagOf(session));
  c.header("Cache-Control", "no-store");
  return present(session, c.var.account, c.var.now, rescheduleUrl);
}

function answerPage(c: SignedIn, page: Page<TherapySessionEntry>, limit: number) {
  c.header("Cache-Control", "no-store");
  if (page.nextCursor) {
    const { limit: _, cursor: __, ...filter } = c.req.query();
    const query = new URLSearchParams({ limit: `${limit}`, cursor: page.nextCursor, ...filter });
    c.header("Link", `<${c.req.path}?${query}>; rel="next"`);
  }
  // Each look at `c.var` copies all of it.
  const { account, now } = c.var;
  return page.items.map((session) => present(session, account, now));
}
