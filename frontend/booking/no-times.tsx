import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { useTranslation } from "../i18n/use-translation.ts";

export function NoTimes({ othersHref }: { othersHref: string }) {
  const { t } = useTranslation();
  return (
    <Empty
      message={t("booking.time.none")}
      action={<Button href={othersHref}>{t("confirmation.failed.others")}</Button>}
    />
  );
}
