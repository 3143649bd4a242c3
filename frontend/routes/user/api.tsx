import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { Webhooks } from "./webhooks.tsx";
import { UserPage } from "./user-page.tsx";

export function Component() {
  const { t } = useTranslation();
  return (
    <UserPage tab="api">
      {(user) =>
        user.therapistId === null
          ? (
            <Empty
              message={t("api.others")}
              action={<Button href="/join">{t("api.join")}</Button>}
            />
          )
          : (
            <>
              <ApiKeys />
              <Webhooks />
            </>
          )}
    </UserPage>
  );
}
