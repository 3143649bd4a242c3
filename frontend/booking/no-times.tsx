import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";

export function NoTimes({ othersHref }: { othersHref: string }) {
  const { t } = useTranslation();
  return (
    <Empty
      message={t("booking.time.none")}
      action={<Button href={othersHref}>{t("confirmation.failed.others")}</Button>}
    />
  );
}
