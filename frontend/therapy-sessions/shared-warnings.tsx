import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { VerdictBadge } from "ui-kit/booking/verdict-badge.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { ClearanceNote } from "../client-questions/clearance-note.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { TherapySession } from "./therapy-session.ts";

type Clearance = components["schemas"]["Clearance"];

/** By which the practitioner let the client book. */
function SessionClearance({ clearance: { clearedAt, validUntil, reason } }: {
  clearance: Clearance;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ClearanceNote
      text={t("beforeBooking.session.cleared", {
        day: format.date(clearedAt, "day"),
        until: format.date(validUntil, "numeric"),
      })}
      why={t("beforeBooking.clearedWhy", { reason })}
    />
  );
}

export function sessionSuitabilityQuery(id: string) {
  return queryOptions({
    queryKey: ["session-suitability", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapy-sessions/{id}/suitability", { params: { path: { id } }, signal })),
    gcTime: 60_000,
  });
}

const badgeOf = { caution: "caution", ask: "ask", no: "contraindicated" } as const;

/** The warnings of the test that the client chose to show the practitioner. */
export function SharedWarnings({ session: { id, status } }: { session: TherapySession }) {
  const { t } = useTranslation();
  const heading = useId();
  const { data } = useQuery({
    ...sessionSuitabilityQuery(id),
    enabled: status !== "cancelled",
  });
  if (!data || (data.shared.length === 0 && !data.clearance)) return null;
  return (
    <Stack gap="stack" as="section" aria-labelledby={heading}>
      <Stack gap="tight">
        <Text as="h3" size="label" id={heading}>{t("beforeBooking.session.title")}</Text>
        {data.shared.length > 0 && (
          <Text size="small" tone="soft">{t("beforeBooking.session.shared")}</Text>
        )}
      </Stack>
      {data.clearance && <SessionClearance clearance={data.clearance} />}
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
