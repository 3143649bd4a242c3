import { createRoute, z } from "@hono/zod-openapi";
import { domainCodes, type DomainValue, practiceGroups } from "../../domain/domain-value.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { listDomainValues } from "../../use-cases/domain-values/list-domain-values.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import { notModified, revalidatedCache } from "../public-cache.ts";
import type { Router } from "../router.ts";

const DomainValueBody = z
  .object({
    domainCode: z.enum(domainCodes),
    code: z.string().max(40),
    value: z.string().max(200).openapi({
      description: "The label, in the language of the request",
    }),
    sort: z.int().min(0).max(100_000),
    group: z.enum(practiceGroups).nullable().openapi({
      description: "Only for THERAPY_TYPE; null for others",
    }),
    lat: z.number().min(-90).max(90).optional().openapi({
      description: "The latitude of the centre, only for CITY",
    }),
    synonyms: z.array(z.string().max(200)).max(300).optional().openapi({
      description: "Other words for it in every language, only when requested",
    }),
    retired: z.literal(true).optional().openapi({
      description: "Not offered any more: only for the label of records that have it",
    }),
    lon: z.number().min(-180).max(180).optional().openapi({
      description: "The longitude of the centre, only for CITY",
    }),
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

function present(
  value: DomainValue,
  language: Language,
  withSynonyms: boolean,
): z.infer<typeof DomainValueBody> {
  const { domainCode, code, sort, group, labels, lat, lon, retiredAt } = value;
  const centre = lat === null || lon === null ? {} : { lat, lon };
  return {
    domainCode,
    code,
    value: labels[language],
    sort,
    group,
    ...centre,
    ...(withSynonyms && { synonyms: Object.values(value.synonyms).flat() }),
    ...(retiredAt !== null && { retired: true }),
  };
}

const route = createRoute({
  method: "get",
  path: "/api/domain-values",
  operationId: "listDomainValues",
  tags: ["domain-values"],
  summary: "List the codes of the API with their labels",
  middleware: revalidatedCache,
  request: {
    query: z.object({
      domainCode: optional(z.enum(domainCodes)),
      synonyms: z.enum(["true", "false"]).default("false").openapi({
        description: "Whether the values have their synonyms",
      }),
    }),
  },
  responses: {
    200: {
      description: "All values, by domain code and sort order",
      ...json(z.array(DomainValueBody).max(1000)),
    },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT"),
  },
});

export function mountListDomainValues(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const values = await listDomainValues(ports);
    const { domainCode, synonyms } = c.req.valid("query");
    const { language } = c.var;
    const listed = values.filter((value) => !domainCode || value.domainCode === domainCode);
    return c.json(listed.map((value) => present(value, language, synonyms === "true")), 200);
  });
}
