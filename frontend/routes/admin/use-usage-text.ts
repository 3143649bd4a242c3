import { useTranslation } from "react-i18next";
import type { AdminValue } from "./upkeep-queries.ts";

const uses = ["profiles", "sessions", "rules", "practices"] as const;

/** What uses a value, in words. */
export function useUsageText(): (value: AdminValue) => string {
  const { t } = useTranslation();
  return ({ usage }) => {
    const parts = uses.filter((use) => usage[use] > 0)
      .map((use) => t(`values.usage.${use}`, { count: usage[use] }));
    return parts.length === 0 ? t("values.usage.none") : parts.join(" · ");
  };
}
