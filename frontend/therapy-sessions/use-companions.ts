import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { TherapySession } from "./therapy-session.ts";

/** Who holds the session together with the practitioner, for the list of facts. */
export function useCompanions({ companions }: TherapySession): IconListProps["items"] {
  const { t } = useTranslation();
  const format = useFormat();
  const names = companions.map(({ name }) => name);
  return names.length === 0
    ? []
    : [{ icon: "users", text: t("shell.togetherWith", { names: format.list(names) }) }];
}
