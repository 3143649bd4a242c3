import { useTranslation } from "react-i18next";
import { KeepButton } from "ui-kit/booking/keep-button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { drop, keep, type Kept, mostKept, useShortlist } from "./shortlist.ts";

export function KeepTherapist({ therapist, withText = false }: {
  therapist: Kept;
  withText?: boolean;
}) {
  const { t } = useTranslation();
  const { slug, name, pictureUrl } = therapist;
  const isKept = useShortlist().some((one) => one.slug === slug);
  function change(wanted: boolean) {
    if (!wanted) return drop(slug);
    if (keep({ slug, name, pictureUrl })) return;
    void notify({ tone: "error", message: t("shortlist.full", { count: mostKept }) });
  }
  const text = t(isKept ? "shortlist.kept" : "shortlist.keepShort");
  return (
    <KeepButton
      label={withText ? `${text}: ${name}` : t("shortlist.keep", { name })}
      text={withText ? text : undefined}
      kept={isKept}
      onKeep={change}
    />
  );
}
