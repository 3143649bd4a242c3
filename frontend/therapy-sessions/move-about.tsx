import { useTranslation } from "react-i18next";
import { ZoneLabel } from "ui-kit/booking/zone-label.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../i18n/format.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

export type MoveProps = {
  session: TherapySession;
  side: Side;
  onClose: () => void;
  onMoved: (moved: TherapySession) => void;
};

/** Which session it is, and what moving it now means. */
export function About({ session, side }: Pick<MoveProps, "session" | "side">) {
  const { t } = useTranslation();
  const format = useFormat();
  const { startsAt, cancelFreeUntil: until, cancelOutcome, priceCents } = session;
  const { name } = side === "me" ? session.therapist : session.client;
  return (
    <>
      <Text>
        {t("journal.move.now", {
          name,
          day: format.date(startsAt, "spoken"),
          time: format.time(startsAt),
        })}
      </Text>
      <ZoneLabel>{format.opening(format.zone())}</ZoneLabel>
      {cancelOutcome === "late" && priceCents > 0 && (
        <Note tone="warn" icon="triangle-alert">
          {t("journal.move.late", {
            day: format.date(until),
            time: format.time(until),
            price: format.money(priceCents),
          })}
        </Note>
      )}
    </>
  );
}
