import { createRoute, z } from "@hono/zod-openapi";
import { mostSavedSearches } from "../../domain/saved-search.ts";
import type { Ports } from "../../ports/ports.ts";
import { listSavedSearches } from "../../use-cases/saved-searches/list-saved-searches.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { presentSavedSearch, SavedSearchBody } from "./saved-search-body.ts";

const SavedSearchesBody = z.object({ searches: z.array(SavedSearchBody).max(mostSavedSearches) })
  .openapi("SavedSearches");

const route = createRoute({
  method: "get",
  path: "/api/saved-searches",
  operationId: "listSavedSearches",
  tags: ["saved-searches"],
  summary: "List the caller's saved searches",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "In the order of saving", ...json(SavedSearchesBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListSavedSearches(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const searches = await listSavedSearches(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({ searches: searches.map(presentSavedSearch) }, 200);
  });
}
