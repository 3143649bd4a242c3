import { z } from "@hono/zod-openapi";
import { domainCodes, practiceGroups } from "../../domain/domain-value.ts";
import { helpWeights } from "../../domain/practice-text.ts";
import { languages } from "../../domain/text.ts";
import { valueLimits } from "../../domain/value-problems.ts";
import type { UsedValue } from "../../use-cases/admin/list-admin-domain-values.ts";
import { optional } from "../json-bodies.ts";
import { sharedLine, sharedText } from "../shared-text.ts";
import { optionalInstantText } from "../version.ts";

const Count = z.int().min(0).max(1_000_000_000);
const maxCode = 40;

const inLanguages = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(
    Object.fromEntries(languages.map((language) => [language, schema])) as {
      [Language in (typeof languages)[number]]: Schema;
    },
  );

export const ValueCode = z.string().trim().min(1).max(maxCode);

export const DomainCodeBody = z.enum(domainCodes);

const Latitude = z.number().min(-90).max(90).nullable();
const Longitude = z.number().min(-180).max(180).nullable();

const Helps = z.array(
  z.object({ way: ValueCode, weight: z.int().min(helpWeights.min).max(helpWeights.max) }),
).max(valueLimits.helps);

const helpsText = "Of THERAPY_TYPE: what it helps with, each with 1 (sometimes) to 3 (a main " +
  "reason people come). The recommendations of the test follow it.";

export const valueContent = {
  labels: inLanguages(sharedLine(valueLimits.label)),
  synonyms: inLanguages(
    z.array(sharedLine(valueLimits.synonym).min(1)).max(valueLimits.synonyms),
  ).openapi({ description: "Words by which the search finds the value" }),
  group: z.enum(practiceGroups).nullable().openapi({ description: "Of THERAPY_TYPE; else null" }),
  lat: Latitude.openapi({ description: "The latitude of the centre of a CITY; else null" }),
  lon: Longitude.openapi({ description: "The longitude of the centre of a CITY; else null" }),
  helps: optional(
    Helps.openapi({ description: `${helpsText} Without it, it stays as it is.` }),
  ),
};

export const NewValueBody = z.object({
  domainCode: DomainCodeBody,
  code: ValueCode.openapi({
    description: "Capital letters, digits and single underscores. It never changes.",
    example: "SLEEP_DISORDERS",
  }),
  ...valueContent,
  summary: optional(
    inLanguages(sharedText(valueLimits.summary)).openapi({
      description: "Of THERAPY_TYPE: the first sentences of its page",
    }),
  ),
}).openapi("NewDomainValue", {
  example: {
    domainCode: "CITY",
    code: "RAKVERE",
    labels: { et: "Rakvere", en: "Rakvere", ru: "Раквере" },
    synonyms: { et: ["Lääne-Virumaa"], en: [], ru: [] },
    group: null,
    lat: 59.3464,
    lon: 26.3558,
  },
});

export const AdminDomainValueBody = z.object({
  domainCode: DomainCodeBody,
  code: z.string().max(maxCode),
  sort: z.int().min(0).max(100_000),
  labels: inLanguages(z.string().max(200)),
  synonyms: inLanguages(z.array(z.string().max(200)).max(100)),
  group: valueContent.group,
  lat: Latitude,
  lon: Longitude,
  helps: Helps.openapi({ description: helpsText }),
  retiredAt: z.iso.datetime().nullable().openapi({ description: "Since when it is not offered" }),
  fixed: z.boolean().openapi({
    description: "Whether the product depends on it, so that it cannot be retired",
  }),
  version: z.int().min(0).max(1_000_000).openapi({
    description: "Counts the changes; send it as `If-Match` when you change the value",
  }),
  usage: z.object({
    profiles: Count.openapi({ description: "Practitioners whose profile names it" }),
    sessions: Count,
    rules: Count.openapi({ description: "Safety rules in force that name it" }),
    practices: Count.openapi({ description: "Practices that are said to help with it" }),
  }),
}).openapi("AdminDomainValue", {
  example: {
    domainCode: "CITY",
    code: "TARTU",
    sort: 20,
    labels: { et: "Tartu", en: "Tartu", ru: "Тарту" },
    synonyms: { et: ["Tartumaa"], en: ["university town"], ru: [] },
    group: null,
    lat: 58.378,
    lon: 26.729,
    helps: [],
    retiredAt: null,
    fixed: false,
    version: 0,
    usage: { profiles: 12, sessions: 0, rules: 0, practices: 0 },
  },
});

export const valueParams = z.object({ domainCode: DomainCodeBody, code: ValueCode });

export const SeenVersion = z.object({
  "if-match": z.string().max(20).regex(/^(?:W\/)?"?\d{1,9}"?$/).openapi({
    description: "The version that you change",
    example: "3",
  }),
});

export function seenVersion({ "if-match": text }: z.infer<typeof SeenVersion>): number {
  return Number(/\d+/.exec(text)![0]);
}

export function presentValue({ retiredAt, ...value }: UsedValue, fixed: boolean) {
  return { ...value, retiredAt: optionalInstantText(retiredAt), fixed };
}
