import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { printCourseCertificate } from "../../use-cases/courses/print-course-certificate.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CourseId } from "./course-body.ts";
import { printedCertificate } from "./printed-certificate.ts";

const route = createRoute({
  method: "get",
  path: "/api/courses/{id}/certificate/pdf",
  operationId: "printCourseCertificate",
  tags: ["courses"],
  summary: "Download the caller's certificate of a course as PDF",
  description: "In the language of the request. There is none before the course is finished.",
  security: bearer,
  middleware: signedIn,
  request: { params: CourseId },
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

export function mountPrintCourseCertificate(
  router: Router,
  ports: Ports,
  { brand, publicUrl }: { brand: string; publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const certificate = await printCourseCertificate(ports, c.var, c.req.valid("param"));
    const { language } = c.var;
    const text = printedCertificate(certificate, { language, brand, publicUrl });
    const pdf = await ports.printedPages.pdf(text);
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", `attachment; filename="${certificate.code}.pdf"`);
    return c.body(pdf, 200);
  });
}
