import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { exportMyData } from "../../use-cases/user/export-my-data.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { archiveZip } from "./archive-zip.ts";

const route = createRoute({
  method: "get",
  path: "/api/user/me/export",
  operationId: "exportMyData",
  tags: ["user"],
  summary: "Download all data about the caller",
  description:
    "A zip archive with `data.json` for programs, `index.html` for people, `sessions.ics` for calendars, and the " +
    "caller's files.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: {
      description: "The archive",
      content: {
        "application/zip": { schema: z.string().openapi({ format: "binary" }) },
      },
    },
    ...refusals(
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_PROVIDER_UNAVAILABLE",
    ),
  },
});

export function mountExportMyData(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const archive = await exportMyData(ports, c.var);
    const zip = archiveZip(ports, archive, publicUrl, c.var.now);
    const name = archive.user.discreet ? "data.zip" : "heaolu.zip";
    c.header("Content-Type", "application/zip");
    c.header("Content-Disposition", `attachment; filename="${name}"`);
    return c.body(zip, 200);
  });
}
