import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { useCurrentUser } from "../../api/use-session.ts";
import { dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import {
  isAhead,
  nextOf,
  type TherapySession,
  wasHeld,
} from "../../therapy-sessions/therapy-session.ts";

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** When the next session is, as a sentence: today, tomorrow, on a weekday, or on a date. */
function useWhen(now: number) {
  const { t } = useTranslation();
  const format = useFormat();
  return (next: TherapySession | undefined) => {
    if (!next) return t("journal.list.nextNone");
    const [today, day] = [now, next.startsAt].map((at) => noonOf(dayIn(format.timeZone, at)));
    const away = Math.round((day!.getTime() - today!.getTime()) / 86_400_000);
    if (away <= 0) return t("journal.list.nextToday");
    if (away === 1) return t("journal.list.nextTomorrow");
    const weekday = weekdays[day!.getUTCDay()];
    if (away < 7 && weekday) return t(`journal.list.nextOn.${weekday}`);
    return t("journal.list.nextLater", { date: format.date(next.startsAt, "day") });
  };
}

/** A greeting that is also the answer to the question one came with. */
export function Greeting(
  { sessions, now, more }: {
    /** Those that came so far; undefined before the first. */
    sessions: TherapySession[] | undefined;
    now: number;
    /** There are older ones still to come. */
    more: boolean;
  },
) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const sayWhen = useWhen(now);
  const [name = ""] = (user?.name ?? "").split(" ");
  const hello = t("journal.list.hello", { name });
  const ahead = sessions?.filter((session) => isAhead(session, now)).length ?? 0;
  const held = sessions?.filter(wasHeld).length ?? 0;
  return (
    <PageHeader
      title={sessions ? `${hello} ${sayWhen(nextOf(sessions, now))}` : hello}
      pending={!sessions}
      lead={sessions && sessions.length > 0 && t("journal.list.counts", {
        ahead: t("journal.list.ahead", { count: ahead }),
        held: t("journal.list.held", { count: held, shown: `${held}${more ? "+" : ""}` }),
      })}
      action={<Button variant="primary" href="/">{t("journal.list.book")}</Button>}
    />
  );
}
