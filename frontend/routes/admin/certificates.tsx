import { useTranslation } from "react-i18next";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "./admin-page.tsx";

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.certificates")} lead={t("admin.certificates.lead")}>
      <Text tone="soft">{t("admin.certificates.soon")}</Text>
    </AdminPage>
  );
}
