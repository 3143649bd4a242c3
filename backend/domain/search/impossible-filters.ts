import type { DomainCode, DomainValue } from "../domain-value.ts";
import { type FieldProblem, notAllowed, problem } from "../field-problem.ts";
import { personCodes, type SearchFilters } from "./search-request.ts";

type KnownValues = readonly Pick<DomainValue, "domainCode" | "code">[];

const codeDomains = {
  ...personCodes,
  practices: "THERAPY_TYPE",
  meetingTypes: "MEETING_TYPE",
} as const satisfies Record<string, DomainCode>;

/**
 * Why no practitioner can ever fit: ranges that end before they begin, and codes that do not exist. Retired codes do.
 * `prefix` is the path of the filters, with its dot.
 */
export function impossibleFilters(
  filters: SearchFilters,
  values: KnownValues,
  prefix = "",
): FieldProblem[] {
  const { priceFromCents, priceToCents, durationFrom, durationTo, freeOn } = filters;
  return [
    ...isReversed(priceFromCents, priceToCents)
      ? [problem(`${prefix}priceToCents`, "ERR_TOO_SMALL", { least: priceFromCents! })]
      : [],
    ...isReversed(durationFrom, durationTo)
      ? [problem(`${prefix}durationTo`, "ERR_TOO_SMALL", { least: durationFrom!, unit: "minutes" })]
      : [],
    ...freeOn && freeOn.to < freeOn.from
      ? [problem(`${prefix}freeOn.to`, "ERR_ENDS_BEFORE_START")]
      : [],
    ...Object.entries(codeDomains).flatMap(([field, domain]) =>
      (filters[field as keyof typeof codeDomains] ?? [])
        .flatMap((code, at) => unknownCode(`${prefix}${field}.${at}`, { domain, code }, values))
    ),
  ];
}

/** None for a code that exists, offered or retired. */
export function unknownCode(
  path: string,
  { domain, code }: { domain: DomainCode; code: string },
  values: KnownValues,
): FieldProblem[] {
  if (values.some((value) => value.domainCode === domain && value.code === code)) return [];
  const codes = values.filter(({ domainCode }) => domainCode === domain).map(({ code }) => code);
  return [notAllowed(path, codes, code)];
}

function isReversed(from = -Infinity, to = Infinity): boolean {
  return to < from;
}
