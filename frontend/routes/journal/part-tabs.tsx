import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Tabs } from "ui-kit/navigation/tabs.tsx";
import { filterBarId } from "./filter-bar.tsx";
import { isAhead, type Part, parts, type TherapySession } from "./sessions.ts";
import { useAddress } from "./use-address.ts";

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
  const { hrefWith, go } = useAddress();
  const ahead = sessions.filter((session) => isAhead(session, now)).length;
  const past = `${sessions.length - ahead}${more ? "+" : ""}`;
  const labels = {
    all: t("journal.list.all"),
    upcoming: t("journal.list.upcoming", { count: ahead }),
    past: t("journal.list.past", { shown: past }),
  };
  return (
    <Tabs
      label={t("journal.list.parts")}
      tabs={parts.map((each) => ({
        href: hrefWith({ part: each === "all" ? null : each }),
        label: labels[each],
        current: each === part,
      }))}
      action={
        <Button
          small
          variant="quiet"
          icon="search"
          aria-expanded={filtering}
          aria-controls={filtering ? filterBarId : undefined}
          onClick={() => go({ find: filtering ? null : "1" }, { replace: true })}
        >
          {t("journal.filter.open")}
        </Button>
      }
    />
  );
}
