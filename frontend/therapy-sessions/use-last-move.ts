import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { TherapySession } from "./therapy-session.ts";

/** The previous time of a moved session, for a list of its facts. */
export function useLastMove({ lastMove }: TherapySession): IconListProps["items"] {
  const { t } = useTranslation();
  const format = useFormat();
  if (!lastMove) return [];
  const when = format.dateTime(lastMove.fromStartsAt);
  return [{ icon: "rotate-ccw", text: t("journal.session.movedFrom", { when }) }];
}
