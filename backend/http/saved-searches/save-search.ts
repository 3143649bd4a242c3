import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { saveSearch } from "../../use-cases/saved-searches/save-search.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentSavedSearch, SavedSearchBody, SavedSearchWish } from "./saved-search-body.ts";

const route = createRoute({
  method: "post",
  path: "/api/saved-searches",
  operationId: "saveSearch",
  tags: ["saved-searches"],
  summary: "Save a search and get mails about it",
  description:
    "The caller agrees to the terms for `searches`. A mail comes at most once a day, when a practitioner fits who did not " +
    "within the last week. The same address is saved once, with the latest name and filters.",
  security: bearer,
  middleware: signedIn,
  request: required(SavedSearchWish),
  responses: {
    200: { description: "The saved search", ...json(SavedSearchBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_SEARCH_TOO_WIDE",
      "ERR_TOO_MANY_SAVED_SEARCHES",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountSaveSearch(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const saved = await saveSearch(ports, c.var, c.req.valid("json"));
    return c.json(presentSavedSearch(saved), 200);
  });
}
