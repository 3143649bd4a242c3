import { useTranslation } from "react-i18next";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../i18n/use-format.ts";

/** How long a package can be used, and what becomes of its sessions; shares in percent. */
export function PackageTerms({ validMonths, late, missed }: {
  validMonths: number;
  late: number;
  missed: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Stack as="section" gap="inline">
      <Text as="h3" size="body">{t("packages.buy.terms")}</Text>
      <Text size="small">{t("packages.buy.valid", { count: validMonths })}</Text>
      <Text size="small">
        {t("packages.buy.inTime")} {t("packages.buy.late", {
          late: format.percent(late / 100),
          missed: format.percent(missed / 100),
        })}
      </Text>
      <Text size="small">{t("packages.buy.refund")}</Text>
    </Stack>
  );
}
