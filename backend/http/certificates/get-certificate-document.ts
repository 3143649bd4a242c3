import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getCertificateDocument } from "../../use-cases/certificates/get-certificate-document.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { CertificateId } from "./own-certificate-body.ts";

const File = z.string().openapi({ format: "binary" });

const route = createRoute({
  method: "get",
  path: "/api/certificates/{id}/document",
  operationId: "getCertificateDocument",
  tags: ["certificates"],
  summary: "Download the document of a certificate",
  description: "For the practitioner and for admins. Always sent as a download.",
  security: bearer,
  middleware: signedIn,
  request: { params: CertificateId },
  responses: {
    200: {
      description: "The file",
      content: {
        "application/pdf": { schema: File },
        "image/jpeg": { schema: File },
        "image/png": { schema: File },
        "image/webp": { schema: File },
      },
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_UNAVAILABLE"),
  },
});

export function mountGetCertificateDocument(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { file, fileName, contentType } = await getCertificateDocument(
      ports,
      c.var,
      c.req.valid("param"),
    );
    c.header("Content-Type", contentType);
    c.header("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
    return c.body(file, 200);
  });
}
