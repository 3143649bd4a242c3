import { useTranslation } from "react-i18next";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { PracticePage } from "./queries.ts";

/** The strictest first. */
const severities = [
  { severity: "no", verdict: "contraindicated" },
  { severity: "ask", verdict: "ask" },
  { severity: "caution", verdict: "caution" },
] as const;

/** When to leave it, when to ask, when to take care: each with its reason. */
export function Cautions({ cautions }: Pick<PracticePage, "cautions">) {
  const { t } = useTranslation();
  if (cautions.length === 0) return null;
  return (
    <Section heading={t("practices.cautions.title")}>
      <Text tone="soft">{t("practices.cautions.lead")}</Text>
      <div>
        {severities.map(({ severity, verdict }) => {
          const own = cautions.filter((caution) => caution.severity === severity);
          if (own.length === 0) return null;
          return (
            <Disclosure
              key={severity}
              open={severity === "no"}
              title={
                <VerdictBadge verdict={verdict}>
                  {t(`practices.cautions.${severity}`, { number: own.length })}
                </VerdictBadge>
              }
            >
              <Stack as="ul" gap="group">
                {own.map(({ reason, source }) => (
                  <li key={reason + source}>
                    <Text size="reading">{reason}</Text>
                    <Text size="caption" tone="faint">{source}</Text>
                  </li>
                ))}
              </Stack>
            </Disclosure>
          );
        })}
      </div>
    </Section>
  );
}
