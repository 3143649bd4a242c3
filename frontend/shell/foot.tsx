import { useTranslation } from "react-i18next";
import { Footer } from "ui-kit/layout/footer.tsx";
import { config } from "../config.ts";
import { useDisplay } from "./display.ts";

/** The year, the two pages of law, the numbers for a crisis. */
export function Foot() {
  const { t } = useTranslation();
  const { terms, privacy } = config.links;
  const { footer } = useDisplay();
  return (
    <Footer
      position={footer}
      owner={`© ${new Date().getFullYear()} ${config.brand}`}
      links={[
        { href: terms, label: t("shell.terms"), newTab: true },
        { href: privacy, label: t("shell.privacy"), newTab: true },
      ]}
      crisis={t("shell.crisis")}
    />
  );
}
