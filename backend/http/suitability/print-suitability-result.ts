import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { printSuitabilityResult } from "../../use-cases/suitability/print-suitability-result.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { printedResult } from "./printed-result.ts";

const route = createRoute({
  method: "get",
  path: "/api/suitability/results/{id}/pdf",
  operationId: "printSuitabilityResult",
  tags: ["suitability"],
  summary: "Download a finished test of the caller as PDF",
  description: "In the language of the request, assessed by the rules in force, with all reasons.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountPrintSuitabilityResult(
  router: Router,
  ports: Ports,
  { brand }: { brand: string },
) {
  router.openapi(route, async (c) => {
    const result = await printSuitabilityResult(ports, c.var, c.req.valid("param"));
    const { language } = c.var;
    const pdf = await ports.printedPages.pdf(printedResult(result, { language, brand }));
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", 'attachment; filename="heaolu.pdf"');
    return c.body(pdf, 200);
  });
}
