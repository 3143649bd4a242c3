import { createRoute, z } from "@hono/zod-openapi";
import { practiceGroups } from "../../domain/domain-value.ts";
import { partsOfDay } from "../../domain/search/part-of-day.ts";
import { mostRelaxations, searchLimits, searchOrders } from "../../domain/search/search-request.ts";
import { isTimeZone } from "../../domain/wall-clock.ts";
import { refused } from "../field-problems.ts";
import type { Ports } from "../../ports/ports.ts";
import { searchTherapists } from "../../use-cases/therapists/search-therapists.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, optional, required, sendJsonBytes } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { Cents, Code, Group, NextCursor, TherapistCardBody } from "./therapist-card-body.ts";
import { searchResultBytes } from "./search-result-bytes.ts";

const Codes = z.array(Code.min(1)).max(searchLimits.values);
const Minutes = z.int().min(0).max(searchLimits.durationMinutes);
const Price = z.int().min(0).max(searchLimits.priceCents);
const Total = z.int().min(0).max(10_000_000);
const Counts = z.record(z.string().max(40), Total);

export const Filters = z.object({
  text: optional(z.string().trim().max(searchLimits.text)),
  needs: optional(Codes),
  practices: optional(Codes),
  groups: optional(z.array(Group).max(practiceGroups.length)),
  genders: optional(Codes),
  languages: optional(Codes),
  meetingTypes: optional(Codes),
  cities: optional(Codes),
  near: optional(z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
  })),
  withinKm: optional(
    z.number().min(0).max(searchLimits.distanceKm).openapi({
      description: "The maximum distance from `near`, else from the centre of a selected city",
    }),
  ),
  priceFromCents: optional(Price),
  priceToCents: optional(Price),
  durationFrom: optional(Minutes),
  durationTo: optional(Minutes),
  freeWithinDays: optional(
    z.int().min(1).max(searchLimits.freeWithinDays).openapi({
      description: "Days of the viewer's calendar; 1 is today",
    }),
  ),
  freeOn: optional(
    z.object({ from: z.iso.date(), to: z.iso.date() }).openapi({
      description:
        "Days of the viewer's calendar, the last one included; times of the next 60 days are known",
      example: { from: "2026-12-05", to: "2026-12-06" },
    }),
  ),
  partOfDay: optional(
    z.enum(partsOfDay).openapi({
      description:
        "`morning` before 9:00, `day` 9:00 to 17:00, `evening` after 17:00, `late` after 20:00; by the viewer's clock for " +
        "sessions by video, by the practitioner's in person",
    }),
  ),
});

export const ViewerZone = optional(
  z.string().max(64).refine(isTimeZone, refused("ERR_UNKNOWN_TIME_ZONE")).openapi({
    description: "The viewer's IANA time zone; the default is `Europe/Tallinn`",
    example: "Europe/Tallinn",
  }),
);

/** More than there are practices. */
const mostPractices = 100;
const PracticeCodes = z.array(Code.min(1)).max(mostPractices);

const SuitedBody = z.object({
  recommended: z.array(z.object({
    code: Code.min(1),
    share: z.number().gt(0).max(1).openapi({ description: "The part of the best score" }),
  })).max(mostPractices).openapi({ description: "The best first" }),
  possible: PracticeCodes.openapi({ description: "Those with the verdict `ok` or `caution`" }),
  refused: PracticeCodes.openapi({ description: "Those with the verdict `no`" }),
}).openapi("SuitedPractices", {
  description:
    "What a test says that is not stored, as practices without the answers. Order and `suits` follow it in place of the " +
    "caller's stored result. Nothing of it is kept.",
  example: {
    recommended: [{ code: "REIKI", share: 1 }],
    possible: ["REIKI", "MASSAGE"],
    refused: ["CUP_THERAPY"],
  },
});

const SearchRequestBody = Filters
  .extend({
    suits: optional(
      z.boolean().openapi({
        description:
          "Only practices with the verdict `ok` or `caution` in the caller's newest test result; without a result it has " +
          "no effect",
      }),
    ),
    suited: optional(SuitedBody),
    timeZone: ViewerZone,
    sort: optional(z.enum(searchOrders).openapi({ description: "The default is `best`" })),
    limit: z.int().min(1).max(searchLimits.pageSize).default(20),
    cursor: optional(
      z.string().max(500).openapi({
        description: "`nextCursor` of the previous page",
      }),
    ),
  })
  .openapi("SearchRequest", {
    example: {
      needs: ["BURNOUT"],
      meetingTypes: ["IN_PERSON"],
      cities: ["TARTU"],
      withinKm: 20,
      priceToCents: 7000,
      limit: 20,
    },
  });

const FacetsBody = z
  .object({
    needs: Counts,
    practices: Counts,
    groups: Counts,
    genders: Counts,
    languages: Counts,
    meetingTypes: Counts,
    cities: Counts,
    priceCents: z.object({ min: Cents, max: Cents }).nullable(),
    durations: Counts,
    partsOfDay: Counts,
    suits: Total.nullable().openapi({
      description: "How many would be found with `suits`; null without a test result of the caller",
    }),
  })
  .openapi("Facets", {
    description:
      "For every value of a filter the number of results if it were selected, with all other filters applied",
  });

const RemovableFilter = z.enum([...Filters.keyof().options, "suits"]);

export const SearchResultBody = z
  .object({
    total: Total,
    therapists: z.array(TherapistCardBody).max(searchLimits.pageSize),
    nextCursor: NextCursor,
    facets: FacetsBody,
    relax: z.array(z.object({
      filters: z.array(RemovableFilter).max(20),
      text: z.string().max(searchLimits.text).optional().openapi({
        description: "What is left of `text` without one of its words",
      }),
      total: Total,
    }))
      .max(mostRelaxations).openapi({
        description:
          "Without results: `text` without one of its words, and the smallest sets of filters whose removal gives " +
          "results, with their number, most first",
      }),
    corrections: z.array(z.object({
      word: z.string().max(searchLimits.text),
      matched: z.array(z.string().max(searchLimits.text)).max(10),
    })).max(20).openapi({
      description:
        "Words of `text` that no profile has as typed, with the words that were searched for instead",
    }),
    understood: Filters.pick({
      freeOn: true,
      freeWithinDays: true,
      partOfDay: true,
      priceFromCents: true,
      priceToCents: true,
    }).extend({ text: z.string().max(searchLimits.text) }).optional().openapi({
      description:
        "When `text` names days, a part of the day or a price: the filters that were applied for them, and the words that " +
        "were searched for. A filter of the request is not replaced.",
      example: { text: "massage", freeOn: { from: "2026-12-05", to: "2026-12-05" } },
    }),
  })
  .openapi("SearchResult");

const route = createRoute({
  method: "post",
  path: "/api/therapists/search",
  operationId: "searchTherapists",
  tags: ["therapists"],
  summary: "Search practitioners",
  description:
    "An empty object matches every practitioner. `text` may name days, a part of the day and a price in any language. " +
    "A practitioner matches a list filter with any of its values, and must match all filters. " +
    "Codes are those of `listDomainValues`: one that does not exist is refused, and `params.nearest` names the one that is " +
    "written most like it. Practice, price, duration and meeting type must match the same practice, " +
    "which must have a free time in the requested days and part of the day. " +
    "For a user with a stored test result, and with `suited`, practitioners with recommended practices rise, and those " +
    "whose matching practices are all unsuitable come last.",
  request: required(SearchRequestBody),
  responses: {
    200: { description: "A page of results with facets", ...json(SearchResultBody) },
    ...refusals(...bodyRefusals),
  },
});

export function mountSearchTherapists(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { suited = null, ...request } = c.req.valid("json");
    const found = await searchTherapists(ports, c.var, request, suited);
    return sendJsonBytes<typeof SearchResultBody>(
      c,
      searchResultBytes(found, ports.search.domainValues(), c.var, request),
    );
  });
}
