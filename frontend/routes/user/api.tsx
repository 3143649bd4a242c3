import { useTranslation } from "react-i18next";
import { Text } from "ui-kit/layout/text.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { Webhooks } from "./webhooks.tsx";
import { UserPage } from "./user-page.tsx";

export function Component() {
  const { t } = useTranslation();
  return (
    <UserPage tab="api">
      {(user) =>
        user.therapistId === null ? <Text tone="soft">{t("api.others")}</Text> : (
          <>
            <ApiKeys />
            <Webhooks />
          </>
        )}
    </UserPage>
  );
}
