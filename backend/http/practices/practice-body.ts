import { z } from "@hono/zod-openapi";
import { practiceGroups } from "../../domain/domain-value.ts";
import type { PracticeText } from "../../domain/practice-text.ts";
import type { Language } from "../../domain/text.ts";

export const PracticeSummaryBody = z
  .object({
    code: z.string().max(40).openapi({ description: "A domain value code of THERAPY_TYPE" }),
    group: z.enum(practiceGroups),
    summary: z.string().max(500).openapi({ description: "In the language of the request" }),
    helps: z.array(z.object({
      way: z.string().max(40).openapi({ description: "A domain value code of WAY_OF_HELPING" }),
      weight: z.int().min(1).max(3).openapi({
        description: "How often people come for it: 1 is sometimes, 3 is a main reason",
      }),
    })).max(50),
  })
  .openapi("PracticeSummary", {
    example: {
      code: "AROMA_THERAPY",
      group: "other",
      summary: "Aromatherapy uses essential oils from plants to support calm and sleep.",
      helps: [{ way: "STRESS", weight: 3 }],
    },
  });

export function present(
  { code, group, summary, helps }: PracticeText,
  language: Language,
): z.infer<typeof PracticeSummaryBody> {
  return {
    code,
    group,
    summary: summary[language],
    helps: helps.map(({ way, weight }) => ({ way, weight })),
  };
}
