import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { usablePackagesQuery } from "./queries.ts";

/** Before booking: whether a package of the signed-in person pays. Nothing when none fits; of several the first to end. */
export function PackageChoice({ eventType, chosen, onChoose }: {
  eventType: string;
  chosen: string | null;
  onChoose: (packageId: string | null) => void;
}) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(
    usablePackagesQuery(useSessionUser()?.id ?? null, { eventType }),
  );
  const [first] = data.toSorted((one, other) =>
    (one.expiresOn ?? "").localeCompare(other.expiresOn ?? "")
  );
  if (!first) return null;
  return (
    <Checkbox
      name="package"
      label={t("booking.pay.usePackage", { left: first.sessionsLeft, total: first.sessions })}
      checked={chosen === first.id}
      onCheckedChange={(checked) => onChoose(checked ? first.id : null)}
    />
  );
}
