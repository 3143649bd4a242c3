import { useTranslation } from "react-i18next";
import { Footer } from "ui-kit/layout/footer.tsx";
import { config } from "../config.ts";
import { useDisplay } from "./display.ts";

/** The year, the two pages of law, how we work, the numbers for a crisis. */
export function Foot() {
  const { t } = useTranslation();
  const { terms, privacy } = config.links;
  const { footer } = useDisplay();
  return (
    <Footer
      position={footer}
      newTabLabel={t("shell.newTab")}
      copyright={`© ${new Date().getFullYear()} ${config.brand}`}
      links={[
        { href: terms ?? "/terms", label: t("shell.terms"), newTab: true },
        { href: privacy ?? "/privacy", label: t("shell.privacy"), newTab: true },
        { href: "/accessibility", label: t("shell.accessibility") },
        { href: "/ranking", label: t("shell.ranking") },
      ]}
      crisis={t("shell.crisis")}
    />
  );
}
