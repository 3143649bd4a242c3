import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import type { Instant } from "../days.ts";
import { needTranslations } from "../i18n/i18n.ts";
import { useIdle } from "../when-idle.tsx";
import { type FullTime, fullTimesQuery } from "./queries.ts";

const SeatList = lazyPart(async () => {
  const [list] = await Promise.all([
    import("./seat-list.tsx"),
    needTranslations(["waiting", "journal"]),
  ]);
  return list.SeatList;
});

/** The group times without a free seat, each with a way to wait for one; nothing when there are none. */
export function FullTimes({ eventType, from, days, isShown = () => true, except, ...rest }: {
  eventType: string;
  /** Loads `days` days from this instant (ms). */
  from: number;
  days: number;
  isShown?: (time: FullTime) => boolean;
  /** A time that only the visitor's own hold fills. */
  except: Instant | null;
  zone?: string | undefined;
  /** The page to which a visitor comes back from the login. */
  addressAt: (startsAt: Instant) => string;
  inNewTab?: boolean;
}) {
  const isIdle = useIdle();
  const { data } = useQuery({ ...fullTimesQuery(eventType, from, days), enabled: isIdle });
  const times = data?.filter((time) => time.startsAt !== except && isShown(time)) ?? [];
  if (times.length === 0) return null;
  return (
    <Suspense>
      <SeatList quiet eventType={eventType} times={times} {...rest} />
    </Suspense>
  );
}
