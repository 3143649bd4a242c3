import { useTranslation } from "react-i18next";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import { FilterToggle } from "../../therapy-sessions/filter-bar.tsx";
import {
  isAhead,
  type Part,
  parts,
  sessionsOf,
  type TherapySession,
} from "../../therapy-sessions/therapy-session.ts";
import { useAddress } from "../../therapy-sessions/use-list-address.ts";

/** The parts of the journal with their numbers, and the way to the filters. */
export function PartTabs({ part, sessions, now, more, filtering }: {
  part: Part;
  sessions: TherapySession[];
  now: number;
  /** There are earlier ones that are not loaded. */
  more: boolean;
  /** The filters are shown. */
  filtering: boolean;
}) {
  const { t } = useTranslation();
  const { hrefWith } = useAddress();
  const ahead = sessions.filter((session) => isAhead(session, now)).length;
  const past = `${sessions.length - ahead}${more ? "+" : ""}`;
  const labels = {
    all: t("journal.list.all"),
    upcoming: t("journal.list.upcoming", { count: ahead }),
    past: t("journal.list.past", { shown: past }),
    recommended: t("journal.list.recommended", {
      shown: `${sessionsOf("recommended", sessions, now).length}${more ? "+" : ""}`,
    }),
  };
  return (
    <Tabs
      label={t("journal.list.parts")}
      tabs={parts.map((each) => ({
        href: hrefWith({ part: each === "all" ? null : each }),
        label: labels[each],
        current: each === part,
      }))}
      action={<FilterToggle filtering={filtering} />}
    />
  );
}
