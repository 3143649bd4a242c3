import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { IconName } from "ui-kit/controls/icon.tsx";
import type { State } from "ui-kit/feedback/state-text.tsx";
import { shownState } from "./certificate-state.ts";
import { certificatesQuery } from "./queries.ts";

/** What the owner of the certificates has to know first, in words; null when there is nothing. */
export function useCertificatesState(
  therapistId: string,
): { state: State; icon?: IconName; text: string } | null {
  const { t } = useTranslation();
  const { data } = useQuery(certificatesQuery(therapistId));
  const states = (data?.certificates ?? []).map((one) => shownState(one, Date.now()));
  const count = (name: (typeof states)[number]) => states.filter((state) => state === name).length;
  const refused = count("refused");
  if (refused > 0) {
    return { state: "warning", text: t("certificates.section.refused", { count: refused }) };
  }
  const ending = count("ending");
  if (ending > 0) {
    return { state: "warning", text: t("certificates.section.ending", { count: ending }) };
  }
  const waiting = count("waiting");
  if (waiting > 0) {
    return { state: "waiting", text: t("certificates.section.waiting", { count: waiting }) };
  }
  const declared = count("declared");
  return declared > 0
    ? {
      state: "waiting",
      icon: "circle-dashed",
      text: t("certificates.section.declared", { count: declared }),
    }
    : null;
}
