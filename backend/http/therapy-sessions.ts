import type { Context } from "hono";
import type { Account } from "../domain/account.ts";
import type { TherapySessionEntry } from "../domain/therapy-session.ts";
import type { Page } from "../ports/scheduling.ts";
import type { Ports } from "../ports/ports.ts";
import { cancelTherapySession } from "../use-cases/therapy-sessions/cancel-therapy-session.ts";
import { commentTherapySession } from "../use-cases/therapy-sessions/comment-therapy-session.ts";
import { createTherapySession } from "../use-cases/therapy-sessions/create-therapy-session.ts";
import { listMyTherapySessions } from "../use-cases/therapy-sessions/list-my-therapy-sessions.ts";
import { listTherapistTherapySessions } from "../use-cases/therapy-sessions/list-therapist-therapy-sessions.ts";
import { rateTherapySession } from "../use-cases/therapy-sessions/rate-therapy-session.ts";
import { updateTherapySessionComment } from "../use-cases/therapy-sessions/update-therapy-session-comment.ts";
import { updateTherapySession } from "../use-cases/therapy-sessions/update-therapy-session.ts";
import { idempotent } from "./idempotent.ts";
import { type Env, newRouter } from "./router.ts";
import * as routes from "./therapy-sessions/routes.ts";
import { present } from "./therapy-sessions/therapy-session-body.ts";
import { etagOf, versionOf } from "./version.ts";

export function therapySessions(ports: Ports) {
  const router = newRouter();
  const once = idempotent(ports);
  router.use("/", once);
  router.use("/:id/comment", once);
  return router
    .openapi(routes.listMyTherapySessions, async (c) => {
      const page = await listMyTherapySessions(ports, c.var, c.req.valid("query"));
      return c.json(answerPage(c, page, c.req.valid("query").limit), 200);
    })
    .openapi(routes.listTherapistTherapySessions, async (c) => {
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
    .openapi(routes.cancelTherapySession, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await cancelTherapySession(ports, c.var, input)), 200);
    })
    .openapi(routes.rateTherapySession, async (c) => {
      const input = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(answer(c, await rateTherapySession(ports, c.var, input)), 200);
    })
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

function answer(c: SignedIn, session: TherapySessionEntry) {
  c.header("ETag", etagOf(session));
  c.header("Cache-Control", "no-store");
  return present(session, c.var.account, c.var.now);
}

function answerPage(c: SignedIn, page: Page<TherapySessionEntry>, limit: number) {
  c.header("Cache-Control", "no-store");
  if (page.nextCursor) {
    c.header("Link", `<${c.req.path}?limit=${limit}&cursor=${page.nextCursor}>; rel="next"`);
  }
  return page.items.map((session) => present(session, c.var.account, c.var.now));
}
