import { queryOptions } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import type { components } from "../../api/schema.d.ts";
import { useFormat } from "../../i18n/use-format.ts";

type ErasurePreview = components["schemas"]["ErasurePreview"];

export const erasurePreviewQuery = queryOptions({
  queryKey: ["user", "me", "erasure"],
  queryFn: ({ signal }) => ok(api.GET("/api/user/me/erasure", { signal })),
  staleTime: 0,
});

/** What the person paid for and has not used; nothing when there is nothing of value. */
export function ErasureValue({ preview }: { preview: ErasurePreview }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const { packages, giftCards, paidSessions, boughtCourses } = preview;
  const { paidCents, keptCents } = paidSessions;
  const hasValue = packages.length + giftCards.count + paidSessions.count + boughtCourses > 0;
  if (!hasValue) return null;
  return (
    <Note
      tone="warning"
      actions={(packages.length > 0 || paidSessions.count > 0) && (
        <Row>
          {packages.length > 0 && <Link href="/help">{t("shell.help")}</Link>}
          {paidSessions.count > 0 && <Link href="/journal">{t("packages.toJournal")}</Link>}
        </Row>
      )}
    >
      <Stack gap="inline">
        <Text weight="strong">{t("user.erase.value.title")}</Text>
        {packages.map(({ id, practiceType, practitioner, sessionsLeft, balanceCents }) => (
          <Text key={id}>
            {t("user.erase.value.package", {
              practice: label("THERAPY_TYPE", practiceType),
              name: practitioner,
              count: sessionsLeft,
              amount: format.money(balanceCents),
            })}
          </Text>
        ))}
        {packages.length > 0 && <Text>{t("user.erase.value.refund")}</Text>}
        {paidSessions.count > 0 && (
          <Text>
            {t(keptCents > 0 ? "user.erase.value.sessionsKept" : "user.erase.value.sessions", {
              paid: format.money(paidCents),
              back: format.money(paidCents - keptCents),
              kept: format.money(keptCents),
            })}
          </Text>
        )}
        {giftCards.count > 0 && (
          <Text>
            {t("user.erase.value.giftCards", { amount: format.money(giftCards.balanceCents) })}
          </Text>
        )}
        {boughtCourses > 0 && <Text>{t("user.erase.value.courses", { count: boughtCourses })}
        </Text>}
      </Stack>
    </Note>
  );
}
