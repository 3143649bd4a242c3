import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { config } from "../../config.ts";
import { fill } from "../../i18n/fill.tsx";

/** What one agrees to by going on. */
export function Terms() {
  const { t } = useTranslation();
  return (
    <Text size="caption" tone="soft">
      {fill(t("auth.terms", { skipInterpolation: true }), {
        terms: (
          <Link href={config.links.terms ?? "/terms"} target="_blank" rel="noopener">
            {t("auth.termsLink")}
          </Link>
        ),
      })}
    </Text>
  );
}
