import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { PageTitle } from "./page-title.tsx";

export function Component() {
  const { t } = useTranslation();
  return (
    <Page padded>
      <PageTitle>{t("failed.notFound.title")}</PageTitle>
      <PageHeader title={t("failed.notFound.title")} />
      <Empty
        message={t("failed.notFound.text")}
        action={<Button variant="primary" href="/">{t("failed.notFound.action")}</Button>}
      />
    </Page>
  );
}
