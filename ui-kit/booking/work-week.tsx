import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Link } from "../controls/link.tsx";
import { useLongPress } from "./use-long-press.ts";
import { useWorkWeekMove } from "./use-work-week-move.ts";
import { lanesOf, showsColumns } from "./week-ranges.ts";
import { type Stop, stopAt, stopsOf, type Target } from "./work-week-stops.ts";
import type { WorkWeekDay, WorkWeekItem, WorkWeekLabels } from "./work-week-parts.ts";
import { WorkWeekStop } from "./work-week-stop.tsx";
import "./work-week.css";

export type WorkWeekProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  days: readonly WorkWeekDay[];
  items: readonly WorkWeekItem[];
  /** The day that is shown below 768 px. */
  picked: string;
  /** First and last hour of the grid. */
  hours: { from: number; to: number };
  now?: { date: string; minute: number; label: string } | undefined;
  /** The id of the open item. */
  current?: string | undefined;
  formatTime: (minutes: number) => string;
  labels: WorkWeekLabels;
  onOpen: (id: string) => void;
  onFree?: ((time: Target & { to: number }) => void) | undefined;
  onMove?: ((id: string, to: Target) => void) | undefined;
  /** The previous (-1) or next (1) days are wanted. */
  onPage?: ((direction: -1 | 1) => void) | undefined;
};

/** Shorter breaks have no room for their title (minutes). */
const titledBreak = 20;

function breaksIn({ breaks = [] }: WorkWeekDay, { from, to }: Stop): string[] {
  return breaks.filter((one) => one.from < to && from < one.to).map(({ label }) => label);
}

const never = () => () => {};

/** Inline positions are not allowed in HTML from the server, so they are set in the browser. */
function useIsPlaced(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}

/** The sessions and other times of one or more days, on columns of hours. Below 768 px it shows one day. */
export function WorkWeek(
  {
    label,
    days,
    items,
    picked,
    hours,
    now,
    current,
    formatTime,
    labels,
    onOpen,
    onFree,
    onMove,
    onPage,
    ...rest
  }: WorkWeekProps,
) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isPlaced = useIsPlaced();
  const longPress = useLongPress(root);
  const dates = days.map(({ date }) => date);
  const move = useWorkWeekMove({ root, days, hours, items, formatTime, labels, longPress, onMove });
  const stops = new Map(days.map(({ date }) => [
    date,
    stopsOf(date, items.filter((item) => item.date === date), hours),
  ]));
  const [focused, setFocused] = useState<Target | null>(null);
  const tabStop = tabStopOf();

  function tabStopOf(): Stop | undefined {
    const opened = items.find((item) => item.id === current);
    const start = focused && dates.includes(focused.date)
      ? focused
      : opened ?? { date: picked, from: now?.date === picked ? now.minute : hours.from * 60 };
    const ofDay = stops.get(start.date) ?? stops.get(dates[0]!) ?? [];
    return stopAt(ofDay, start.from);
  }

  // Where the focus was, when the days were paged or the item was moved away.
  const hadFocus = useRef(false);
  const key = dates.join();
  useEffect(() => {
    if (!hadFocus.current || root.current?.contains(document.activeElement)) return;
    root.current?.querySelector<HTMLElement>(".work-week-stop[tabindex='0']")?.focus();
  }, [key]);

  // The panel that showed the open item had the focus, and is gone.
  const lastOpen = useRef(current);
  useEffect(() => {
    const wasOpen = lastOpen.current;
    lastOpen.current = current;
    if (wasOpen === undefined || current !== undefined) return;
    if (document.activeElement !== document.body) return;
    document.getElementById(`${id}-${wasOpen}`)?.focus();
  }, [current, id]);

  function focus(stop: Stop | undefined) {
    if (stop) document.getElementById(idOf(stop))?.focus();
  }
  function idOf({ date, from, item }: Stop) {
    return `${id}-${item ?? `${date}-${from}`}`;
  }

  function onKeyDown(event: KeyboardEvent, stop: Stop) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (move.onKeyDown(event)) return;
    const ofDay = stops.get(stop.date) ?? [];
    const at = ofDay.indexOf(stop);
    const toDay = (by: number) => {
      const date = dates[dates.indexOf(stop.date) + by];
      if (date && showsColumns()) focus(stopAt(stops.get(date) ?? [], stop.from));
      else onPage?.(by < 0 ? -1 : 1);
    };
    const forward = event.currentTarget.matches(":dir(rtl)") ? -1 : 1;
    const actions: Record<string, () => void> = {
      ArrowUp: () => focus(ofDay[at - 1]),
      ArrowDown: () => focus(ofDay[at + 1]),
      ArrowLeft: () => toDay(-forward),
      ArrowRight: () => toDay(forward),
      Home: () => focus(ofDay[0]),
      End: () => focus(ofDay.at(-1)),
      PageUp: () => onPage?.(-1),
      PageDown: () => onPage?.(1),
      m: () => stop.item && move.start(stop.item),
      M: () => stop.item && move.start(stop.item),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <div
      {...rest}
      ref={root}
      className="work-week"
      data-placed={isPlaced || undefined}
      data-days={days.length}
      style={isPlaced
        ? { ...rest.style, "--hours": hours.to - hours.from, "--first": hours.from } as never
        : undefined}
      onContextMenu={longPress.onContextMenu}
      onFocus={() => hadFocus.current = true}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      <p data-part="hint" id={`${id}-hint`}>{labels.hint}</p>
      <p data-part="announcement" role="status">{move.announcement}</p>
      <div data-part="clock" aria-hidden="true">
        {Array.from(
          { length: hours.to - hours.from - 1 },
          (_, i) => <span key={i}>{formatTime((hours.from + i + 1) * 60)}</span>,
        )}
      </div>
      <div role="grid" aria-label={label} aria-describedby={`${id}-hint`}>
        {days.map((day) => {
          const { date } = day;
          const ofDay = items.filter((item) => item.date === date);
          const lanes = lanesOf(ofDay);
          const target = move.target?.date === date ? move.target : null;
          return (
            <div
              key={date}
              role="row"
              aria-label={day.label}
              data-part="column"
              data-today={day.today || undefined}
              data-away={day.away ? "" : undefined}
              data-picked={date === picked || undefined}
            >
              <div role="rowheader" data-part="day">
                <Link
                  href={day.href}
                  aria-current={day.today ? "date" : undefined}
                >
                  <span>{day.weekday}</span> <b>{day.day}</b> <small>{day.summary}</small>
                </Link>
              </div>
              <div role="presentation" data-part="hours" data-date={date}>
                {isPlaced && day.open.map(({ from, to, color = "a" }) => (
                  <i
                    key={from}
                    data-part="open"
                    data-color={color}
                    style={{ "--from": from / 60, "--to": to / 60 } as never}
                  />
                ))}
                {isPlaced && day.breaks?.map((one) => (
                  <i
                    key={one.from}
                    data-part="break"
                    data-kind={one.kind}
                    aria-hidden="true"
                    style={{ "--from": one.from / 60, "--to": one.to / 60 } as never}
                  >
                    {one.to - one.from >= titledBreak && one.title}
                  </i>
                ))}
                {day.away && <p data-part="away" aria-hidden="true">{day.away}</p>}
                {(stops.get(date) ?? []).map((stop) => (
                  <WorkWeekStop
                    key={stop.item ?? stop.from}
                    id={idOf(stop)}
                    stop={stop}
                    item={ofDay.find((item) => item.id === stop.item)}
                    lane={lanes.get(stop.item ?? "")}
                    isPlaced={isPlaced}
                    firstHour={hours.from}
                    isTabStop={tabStop === stop}
                    isCurrent={stop.item !== null && stop.item === current}
                    isMoving={stop.item !== null && stop.item === move.target?.id}
                    freeLabel={[
                      labels.free(day.label, `${formatTime(stop.from)}–${formatTime(stop.to)}`),
                      ...breaksIn(day, stop),
                    ].join(", ")}
                    onFocus={() => setFocused(stop)}
                    onKeyDown={(event) => onKeyDown(event, stop)}
                    pointer={move.pointerOf(stop.item)}
                    onPress={() => {
                      if (move.justMoved()) return;
                      if (stop.item) onOpen(stop.item);
                      else onFree?.(stop);
                    }}
                  />
                ))}
                {target && (
                  <span
                    data-part="target"
                    aria-hidden="true"
                    style={{
                      "--from": target.from / 60,
                      "--to": (target.from + target.duration) / 60,
                    } as never}
                  >
                    <b>{target.title}</b>
                    <bdi>
                      {`${formatTime(target.from)}–${formatTime(target.from + target.duration)}`}
                    </bdi>
                  </span>
                )}
                {isPlaced && now?.date === date && (
                  <i
                    data-part="now"
                    aria-hidden="true"
                    style={{ "--from": now.minute / 60 } as never}
                  >
                    <b>{now.label}</b>
                  </i>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
