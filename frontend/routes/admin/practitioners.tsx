import { useTranslation } from "react-i18next";
import { Text } from "ui-kit/layout/text.tsx";
import { AdminPage } from "./admin-page.tsx";

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.practitioners")} lead={t("admin.practitioners.lead")}>
      <Text tone="soft">{t("admin.practitioners.soon")}</Text>
    </AdminPage>
  );
}
