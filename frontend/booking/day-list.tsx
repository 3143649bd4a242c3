import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Pager } from "ui-kit/navigation/pager.tsx";
import type { Day } from "../days.ts";

const daysPerPage = 5;

export function DayList({ days, complete, loading, renderDay, onMore }: {
  days: Day[];
  complete: boolean;
  loading: boolean;
  renderDay: (day: Day) => ReactNode;
  onMore: () => void;
}) {
  const { t } = useTranslation();
  const [count, setCount] = useState(daysPerPage);
  const more = days.length > count || !complete;
  return (
    <>
      {days.slice(0, count).map(renderDay)}
      {more && (
        <Pager
          label={t("booking.time.more")}
          pending={loading && days.length <= count}
          onMore={() => {
            setCount(count + daysPerPage);
            if (days.length < count + daysPerPage && !complete) onMore();
          }}
        />
      )}
    </>
  );
}
