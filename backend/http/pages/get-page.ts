import { createRoute, z } from "@hono/zod-openapi";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { getPage } from "../../use-cases/pages/get-page.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import { notModified, revalidatedCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { optionalInstantText } from "../version.ts";
import { decimal } from "../decimal.ts";

const PageTextBody = z
  .object({
    id: z.string().max(40),
    version: z.int().min(1).max(1_000_000),
    title: z.string().max(200).openapi({ description: "In the language of the request" }),
    lead: z.string().max(1000).openapi({ description: "The introduction" }),
    sections: z.array(z.object({
      id: z.string().max(40),
      heading: z.string().max(300),
      body: z.string().max(5000).openapi({
        description: "Plain text; an empty line separates paragraphs",
      }),
    })).max(100),
    versions: z.array(z.object({
      version: z.int().min(1).max(1_000_000),
      publishedAt: z.iso.datetime().nullable().openapi({
        description: "Null: it came with a release",
      }),
    })).max(10_000).openapi({
      description: "Of `terms` and `privacy`: the versions that can be read, the newest first",
    }),
  })
  .openapi("PageText", {
    example: {
      id: "about",
      version: 1,
      title: "About us",
      lead: "A place to find a wellbeing practitioner whose credentials have been checked.",
      sections: [{
        id: "why",
        heading: "Why we exist",
        body: "There are many wellbeing practices, and their names do not always say what happens.",
      }],
      versions: [],
    },
  });

function present(
  { id, version, title, lead, sections, versions }: Awaited<ReturnType<typeof getPage>>,
  language: Language,
): z.infer<typeof PageTextBody> {
  return {
    id,
    version,
    title: title[language],
    lead: lead[language],
    sections: sections.map(({ id, heading, body }) => ({
      id,
      heading: heading[language],
      body: body[language],
    })),
    versions: versions.map(({ version, publishedAt }) => ({
      version,
      publishedAt: optionalInstantText(publishedAt),
    })),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/pages/{id}",
  operationId: "getPage",
  tags: ["pages"],
  summary: "Get a text page of the site",
  description: "Such as `about`, `help`, `terms` and `privacy`.",
  middleware: revalidatedCache,
  request: {
    params: z.object({
      id: z.string().max(40).regex(/^[a-z][a-zA-Z-]*$/).openapi({ example: "about" }),
    }),
    query: z.object({
      version: optional(
        decimal(z.int().min(1).max(1_000_000)).openapi({
          description: "An earlier version, of `terms` and `privacy` only",
        }),
      ),
    }),
  },
  responses: {
    200: { description: "The page", ...json(PageTextBody) },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountGetPage(
  router: Router,
  ports: Ports,
  { brand, contactEmail }: { brand: string; contactEmail: string },
) {
  router.openapi(route, async (c) => {
    const page = await getPage(ports, { brand, contactEmail }, {
      ...c.req.valid("param"),
      ...c.req.valid("query"),
    });
    return c.json(present(page, c.var.language), 200);
  });
}
