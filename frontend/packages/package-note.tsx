import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { myPackagesQuery } from "./queries.ts";

/** That a package pays a session; its client sees what is left. */
export function PackageNote({ packageId }: { packageId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(myPackagesQuery(useSessionUser()?.id ?? null));
  const own = data?.find(({ id }) => id === packageId);
  if (!own) return <Note icon="package">{t("journal.money.packagePaid")}</Note>;
  return (
    <Note icon="package">
      <Link href={`/packages/${packageId}`}>
        {t("journal.money.packagePaidLeft", { left: own.sessionsLeft })}
      </Link>
    </Note>
  );
}
