import { createRoute, z } from "@hono/zod-openapi";
import { domainCodes, type DomainValue } from "../domain/domain-value.ts";
import type { Language } from "../domain/text.ts";
import type { Ports } from "../ports/ports.ts";
import { listDomainValues } from "../use-cases/domain-values/list-domain-values.ts";
import { publicCache } from "./public-cache.ts";
import { newRouter } from "./router.ts";

export const Group = z.enum(["somatic", "talking", "energetic", "other"]);

export const DomainValueBody = z
  .object({
    domainCode: z.enum(domainCodes),
    code: z.string().max(40),
    value: z.string().max(200).openapi({ description: "In the language of the request" }),
    sort: z.int().min(0).max(100_000),
    group: Group.nullable().openapi({ description: "Only for THERAPY_TYPE" }),
    lat: z.number().min(-90).max(90).optional().openapi({ description: "Only for CITY" }),
    lon: z.number().min(-180).max(180).optional(),
  })
  .openapi("DomainValue", {
    example: {
      domainCode: "CITY",
      code: "TARTU",
      value: "Tartu",
      sort: 20,
      group: null,
      lat: 58.378,
      lon: 26.729,
    },
  });

function present(value: DomainValue, language: Language): z.infer<typeof DomainValueBody> {
  const { domainCode, code, sort, group, labels, lat, lon } = value;
  const centre = lat === null || lon === null ? {} : { lat, lon };
  return { domainCode, code, value: labels[language], sort, group, ...centre };
}

const listDomainValuesRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listDomainValues",
  summary: "Every code with its word in the language of the request",
  tags: ["domain-values"],
  middleware: publicCache,
  responses: {
    200: {
      description: "By domain code, in their own order",
      content: { "application/json": { schema: z.array(DomainValueBody).max(1000) } },
    },
    304: { description: "What you have is still so" },
  },
});

export function domainValues(ports: Pick<Ports, "persistence">) {
  return newRouter().openapi(listDomainValuesRoute, async (c) => {
    const values = await listDomainValues(ports);
    const { language } = c.var;
    return c.json(values.map((value) => present(value, language)), 200);
  });
}
