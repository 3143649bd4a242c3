import { z } from "@hono/zod-openapi";
import { searchOrders } from "../../domain/search/search-request.ts";
import { Group } from "./therapist-card-body.ts";
import { Cents, Code, TherapistCardBody } from "./therapist-card-body.ts";
import { optional } from "../json-bodies.ts";

const Codes = z.array(Code.min(1)).max(50);
const Minutes = z.int().min(0).max(1440);
const Total = z.int().min(0).max(10_000_000);
const Counts = z.record(z.string().max(40), Total);

const filters = z.object({
  text: optional(z.string().trim().max(100)),
  needs: optional(Codes),
  practices: optional(Codes),
  groups: optional(z.array(Group).max(4)),
  genders: optional(Codes),
  languages: optional(Codes),
  meetingTypes: optional(Codes),
  cities: optional(Codes),
  near: optional(z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
  })),
  withinKm: optional(
    z.number().min(0).max(20_100).openapi({
      description: "From `near`, or else from the centre of a chosen city",
    }),
  ),
  priceFromCents: optional(Cents),
  priceToCents: optional(Cents),
  durationFrom: optional(Minutes),
  durationTo: optional(Minutes),
  freeWithinDays: optional(z.int().min(1).max(60)),
});

export const SearchRequestBody = filters
  .extend({
    sort: optional(z.enum(searchOrders).openapi({ description: "Without it: best" })),
    limit: z.int().min(1).max(50).default(20),
    cursor: optional(z.string().max(500)),
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
  })
  .openapi("Facets", {
    description: "How many choosing a value would give, counted with all other filters applied",
  });

export const SearchResultBody = z
  .object({
    total: Total,
    therapists: z.array(TherapistCardBody).max(50),
    nextCursor: z.string().max(500).nullable(),
    facets: FacetsBody,
    relax: z.object({ filter: filters.keyof(), total: Total }).nullable().openapi({
      description: "When nobody is found: the filter without which most are",
    }),
  })
  .openapi("SearchResult");
