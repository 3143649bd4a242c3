import { useTranslation } from "react-i18next";
import { AdminPage } from "../../admin/admin-page.tsx";
import { ReviewQueue } from "./review-queue.tsx";

export function Component() {
  const { t } = useTranslation();
  const title = t("admin.pages.reviews");
  return (
    <AdminPage title={title} lead={t("admin.reviews.lead")}>
      <ReviewQueue label={title} />
    </AdminPage>
  );
}
