import { createRoute, z } from "@hono/zod-openapi";
import type { PageText, SiteNames } from "../domain/page-text.ts";
import type { Language } from "../domain/text.ts";
import type { Ports } from "../ports/ports.ts";
import { getPage } from "../use-cases/pages/get-page.ts";
import { refusals } from "./errors.ts";
import { publicCache } from "./public-cache.ts";
import { newRouter } from "./router.ts";

const PageTextBody = z
  .object({
    id: z.string().max(40),
    title: z.string().max(200).openapi({ description: "In the language of the request" }),
    lead: z.string().max(1000),
    sections: z.array(z.object({
      id: z.string().max(40),
      heading: z.string().max(300),
      body: z.string().max(5000).openapi({ description: "Paragraphs, an empty line between them" }),
    })).max(100),
  })
  .openapi("PageText", {
    example: {
      id: "about",
      title: "About us",
      lead: "A place to find a wellbeing practitioner whose credentials have been checked.",
      sections: [{
        id: "why",
        heading: "Why we exist",
        body:
          "There are many wellbeing practices, and their names do not always tell what happens.",
      }],
    },
  });

function present(
  { id, title, lead, sections }: PageText,
  language: Language,
): z.infer<typeof PageTextBody> {
  return {
    id,
    title: title[language],
    lead: lead[language],
    sections: sections.map(({ id, heading, body }) => ({
      id,
      heading: heading[language],
      body: body[language],
    })),
  };
}

const getPageRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "getPage",
  summary: "A page that is only read: about us, help, terms and the like",
  tags: ["pages"],
  middleware: publicCache,
  request: {
    params: z.object({
      id: z.string().max(40).regex(/^[a-z][a-zA-Z-]*$/).openapi({ example: "about" }),
    }),
  },
  responses: {
    200: { description: "The page", content: { "application/json": { schema: PageTextBody } } },
    304: { description: "What you have is still so" },
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function pageTexts(ports: Pick<Ports, "persistence">, words: SiteNames) {
  return newRouter().openapi(getPageRoute, async (c) => {
    const page = await getPage(ports, words, c.req.valid("param").id);
    return c.json(present(page, c.var.language), 200);
  });
}
