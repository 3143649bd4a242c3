import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";

export function NotPractitioner() {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={t("sessions.refused.title")}
      lead={t("sessions.refused.text")}
      action={<Button variant="primary" href="/journal">{t("sessions.refused.journal")}</Button>}
    />
  );
}
