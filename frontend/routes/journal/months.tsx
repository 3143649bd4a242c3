import { useTranslation } from "react-i18next";
import { SessionMonth } from "ui-kit/booking/session-month.tsx";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { viewerZone } from "../../i18n/formatter.ts";
import type { Wish } from "./actions.tsx";
import { anchorOf } from "../../therapy-sessions/reschedule-links.tsx";
import { Session } from "./session.tsx";
import { monthsOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";

/** The sessions by months: what is ahead first, then back into the past. */
export function Months({ sessions, next, now, onWish }: {
  sessions: TherapySession[];
  /** The one that comes next of all there are. */
  next: TherapySession | undefined;
  now: number;
  onWish: (session: TherapySession, wish: Wish) => void;
}) {
  const { t } = useTranslation();
  const zone = viewerZone();
  const format = useFormat("UTC");
  const year = dayIn(zone, now).slice(0, 4);
  const shown = new Set(sessions.map(({ id }) => id));
  const hrefOf = (id: string) => shown.has(id) ? `#${anchorOf(id)}` : `/journal#${anchorOf(id)}`;
  return monthsOf(sessions, zone, now).map(({ month, ahead, sessions: ofMonth }) => {
    const at = noonOf(`${month}-15`);
    const name = format.opening(month.startsWith(year) ? format.monthName(at) : format.month(at));
    const title = ahead ? t("journal.list.monthAhead", { month: name }) : name;
    return (
      <SessionMonth key={title} title={title}>
        {ofMonth.map((session) => (
          <Session
            key={session.id}
            session={session}
            next={session.id === next?.id}
            now={now}
            hrefOf={hrefOf}
            onWish={(wish) => onWish(session, wish)}
          />
        ))}
      </SessionMonth>
    );
  });
}
