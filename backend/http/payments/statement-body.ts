import { z } from "@hono/zod-openapi";
import type { DomainValue } from "../../domain/domain-value.ts";
import type { Language } from "../../domain/text.ts";
import { onSiteMethods } from "../../domain/on-site-payment.ts";
import { type Statement, sumsByMethod } from "../../use-cases/payments/statement.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const Month = z.object({
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/).max(7).openapi({
    description: "A month in Estonia, up to this one",
    example: "2026-11",
  }),
});

const OnSiteMethod = z.enum(onSiteMethods);
const Sum = z.int().openapi({ description: "Cents of EUR" });

export const StatementBody = z.object({
  month: z.string().max(7),
  openingCents: Sum.openapi({ description: "What the practitioner was owed when it began" }),
  closingCents: Sum,
  rows: z.array(z.object({
    at: z.iso.datetime(),
    amountCents: Sum.openapi({ description: "Negative when a fee was waived later" }),
    therapySessionId: z.uuid().nullable(),
    sessionAt: z.iso.datetime().nullable(),
    practiceType: z.string().max(100).nullable(),
  })).max(100_000),
  direct: z.object({
    sumCents: Sum,
    methods: z.array(z.object({ method: OnSiteMethod, sumCents: Sum })).max(10),
    rows: z.array(z.object({
      day: z.iso.date(),
      amountCents: Sum,
      method: OnSiteMethod,
      therapySessionId: z.uuid(),
      sessionAt: z.iso.datetime(),
      practiceType: z.string().max(100),
    })).max(100_000),
  }).openapi({
    description:
      "What the practitioner recorded as paid to them directly, by the day of the payment. The marketplace owes nothing of it.",
  }),
}).openapi("Statement", {
  example: {
    month: "2026-11",
    openingCents: 0,
    closingCents: 6000,
    rows: [{
      at: "2026-11-12T10:00:00Z",
      amountCents: 6000,
      therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      sessionAt: "2026-11-12T09:00:00Z",
      practiceType: "MASSAGE",
    }],
    direct: {
      sumCents: 5500,
      methods: [{ method: "cash", sumCents: 5500 }],
      rows: [{
        day: "2026-11-28",
        amountCents: 5500,
        method: "cash",
        therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11",
        sessionAt: "2026-11-28T09:00:00Z",
        practiceType: "MASSAGE",
      }],
    },
  },
});

export function presentStatement(
  { month, openingCents, closingCents, rows, direct }: Statement,
): z.infer<typeof StatementBody> {
  return {
    ...{ month, openingCents, closingCents },
    rows: rows.map(({ at, sessionAt, amountCents, therapySessionId, practiceType }) => ({
      at: instantText(at),
      ...{ amountCents, therapySessionId, practiceType },
      sessionAt: optionalInstantText(sessionAt),
    })),
    direct: {
      sumCents: direct.reduce((sum, { amountCents }) => sum + amountCents, 0),
      methods: sumsByMethod(direct),
      rows: direct.map((
        { day, amountCents, method, therapySessionId, sessionAt, practiceType },
      ) => ({
        ...{ day, amountCents, method, therapySessionId, practiceType },
        sessionAt: instantText(sessionAt),
      })),
    },
  };
}

export function practiceName(
  type: string | null,
  domainValues: DomainValue[],
  language: Language,
): string {
  return domainValues.find(({ domainCode, code }) => domainCode === "THERAPY_TYPE" && code === type)
    ?.labels[language] ?? type ?? "";
}
