import type { Hono } from "hono";
import { type ApiEnv, needScope } from "./request-checks.ts";
import { pageOf } from "./paging.ts";
import { findIn, idIn } from "./parameters.ts";
import { denied, invalid, Refusal } from "./errors.ts";
import { presentHook } from "./resources.ts";
import type { Hook, World } from "./state.ts";

const known = [
  "invitee.created",
  "invitee.canceled",
  "invitee_no_show.created",
  "invitee_no_show.deleted",
  "routing_form_submission.created",
];

export function hookRoutes(app: Hono<ApiEnv>, world: World): void {
  app.post("/webhook_subscriptions", async (c) => {
    const { token } = c.var;
    needScope(token, "webhooks:write");
    needScope(token, "scheduled_events:read");
    if (token.person.plan === "free") {
      throw denied("Please upgrade your Calendly account to Standard");
    }
    const given = await c.req.json<Record<string, unknown>>();
    const callbackUrl = callbackIn(given.url);
    const events = Array.isArray(given.events) ? given.events.map(String) : [];
    if (events.length === 0 || events.some((event) => !known.includes(event))) {
      throw invalid({ parameter: "events", message: "is not included in the list" });
    }
    const organization = idIn(world, "organization", "organizations", given.organization);
    const { scope } = given;
    if (scope !== "organization" && scope !== "user") {
      throw invalid({ parameter: "scope", message: "is not included in the list" });
    }
    if (scope === "organization" && !token.person.isAdmin) throw denied();
    const user = scope === "user"
      ? findIn(world.people, idIn(world, "user", "users", given.user))
      : null;
    if (world.hooks.some((hook) => hook.callbackUrl === callbackUrl)) {
      throw new Refusal(409, {
        title: "Already Exists",
        message: "Hook with this url already exists",
      });
    }
    const now = world.clock();
    const hook: Hook = {
      uuid: world.nextId(),
      callbackUrl,
      events,
      scope,
      organization,
      user,
      creator: token.person,
      signingKey: typeof given.signing_key === "string" ? given.signing_key : null,
      state: "active",
      retryStartedAt: null,
      createdAt: now,
      updatedAt: now,
    };
    world.hooks.push(hook);
    return c.json({ resource: presentHook(world, hook) }, 201);
  });

  app.get("/webhook_subscriptions", (c) => {
    needScope(c.var.token, "webhooks:read");
    const url = new URL(c.req.url);
    const organization = idIn(
      world,
      "organization",
      "organizations",
      url.searchParams.get("organization"),
    );
    const scope = url.searchParams.get("scope");
    const user = scope === "user" ? idIn(world, "user", "users", url.searchParams.get("user")) : "";
    const found = world.hooks.filter((hook) =>
      hook.organization === organization && hook.scope === scope &&
      (hook.user?.uuid ?? "") === user
    );
    return c.json(pageOf(world, url, found, (hook) => presentHook(world, hook)));
  });

  app.get("/webhook_subscriptions/:uuid", (c) => {
    needScope(c.var.token, "webhooks:read");
    return c.json({ resource: presentHook(world, findIn(world.hooks, c.req.param("uuid"))) });
  });

  app.delete("/webhook_subscriptions/:uuid", (c) => {
    needScope(c.var.token, "webhooks:write");
    const hook = findIn(world.hooks, c.req.param("uuid"));
    world.hooks = world.hooks.filter((one) => one !== hook);
    return c.body(null, 204);
  });
}

/** https, or a local address, since the simulator runs without a certificate. */
function callbackIn(value: unknown): string {
  const url = typeof value === "string" && URL.canParse(value) ? new URL(value) : null;
  const isOurs = url && ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isOurs)) {
    throw invalid({ parameter: "url", message: "must be a valid https URL" });
  }
  return url.href;
}
