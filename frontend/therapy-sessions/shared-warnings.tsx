import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import type { TherapySession } from "./therapy-session.ts";

const badgeOf = { caution: "caution", ask: "ask", no: "contraindicated" } as const;

/** The warnings of the test that the client chose to show the practitioner. */
export function SharedWarnings({ session: { id, status } }: { session: TherapySession }) {
  const { t } = useTranslation();
  const heading = useId();
  const { data } = useQuery({
    queryKey: ["session-suitability", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}/suitability", { params: { path: { id } }, signal })),
    enabled: status !== "cancelled",
    gcTime: 60_000,
  });
  if (!data || data.shared.length === 0) return null;
  return (
    <Stack gap="stack" as="section" aria-labelledby={heading}>
      <Stack gap="tight">
        <Text as="h3" size="label" id={heading}>{t("beforeBooking.session.title")}</Text>
        <Text size="small" tone="soft">{t("beforeBooking.session.shared")}</Text>
      </Stack>
      {data.shared.map(({ severity, question, reason }) => (
        <Stack key={`${question} ${reason}`} gap="tight">
          <Row>
            <VerdictBadge verdict={badgeOf[severity]}>
              {t(`beforeBooking.verdict.${severity}`)}
            </VerdictBadge>
          </Row>
          <Text>{t("beforeBooking.session.answer", { question })}</Text>
          {reason && <Text size="small" tone="soft">{reason}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
