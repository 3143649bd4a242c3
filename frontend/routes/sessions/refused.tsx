import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { PageHead } from "ui-kit/layout/page-head.tsx";

/** Only practitioners have sessions of clients; everybody else is told where their own are. */
export function Refused() {
  const { t } = useTranslation();
  return (
    <PageHead
      title={t("sessions.refused.title")}
      lead={t("sessions.refused.text")}
      action={<Button variant="primary" href="/journal">{t("sessions.refused.journal")}</Button>}
    />
  );
}
