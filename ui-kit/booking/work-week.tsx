import {
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { useLongPress } from "./use-long-press.ts";
import { useWorkWeekMove } from "./use-work-week-move.ts";
import { lanesOf, showsColumns } from "./week-ranges.ts";
import { type Column, idOfStop, WorkWeekColumn, type WorkWeekNow } from "./work-week-column.tsx";
import { type Stop, stopAt, stopsOf, type Target } from "./work-week-stops.ts";
import type { WorkWeekDay, WorkWeekItem, WorkWeekLabels } from "./work-week-parts.ts";
import "./work-week.css";

export type WorkWeekProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  days: readonly WorkWeekDay[];
  items: readonly WorkWeekItem[];
  /** The day that is shown below 768 px. */
  picked: string;
  /** First and last hour of the grid. */
  hours: { from: number; to: number };
  now?: WorkWeekNow | undefined;
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

const never = () => () => {};

/** Inline positions are not allowed in HTML from the server, so they are set in the browser. */
function useIsPlaced(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}

function columnOf(
  day: WorkWeekDay,
  items: readonly WorkWeekItem[],
  hours: { from: number; to: number },
): Column {
  const ofDay = items.filter(({ date }) => date === day.date);
  return {
    day,
    stops: stopsOf(day.date, ofDay, hours),
    items: new Map(ofDay.map((item) => [item.id, item])),
    lanes: lanesOf(ofDay),
  };
}

function stopElement({ target }: SyntheticEvent): HTMLElement | null {
  return (target as Element).closest<HTMLElement>(".work-week-stop");
}

/**
 * The sessions and other times of one or more days, on columns of hours. Below 768 px it shows one day. It draws only the
 * columns that change while `days`, `items`, `hours`, `now`, `labels` and `formatTime` are the same objects.
 */
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
  const columns = useMemo(
    () => new Map(days.map((day) => [day.date, columnOf(day, items, hours)])),
    [days, items, hours],
  );
  const stopsById = useMemo(() => {
    const stops = [...columns.values()].flatMap((column) => column.stops);
    return new Map(stops.map((stop) => [idOfStop(id, stop), stop]));
  }, [columns, id]);
  const focused = useRef<Target | null>(null);

  function stopsOn(date: string) {
    return columns.get(date)?.stops;
  }
  function tabStopOf(): Stop | undefined {
    const opened = items.find((item) => item.id === current);
    const start = focused.current && dates.includes(focused.current.date)
      ? focused.current
      : opened ?? { date: picked, from: now?.date === picked ? now.minute : hours.from * 60 };
    return stopAt(stopsOn(start.date) ?? stopsOn(dates[0]!) ?? [], start.from);
  }

  // In the document instead of a state: an arrow key would wait until two columns are drawn again.
  function setTabStop(element: Element | null) {
    for (const each of root.current?.querySelectorAll(".work-week-stop[tabindex='0']") ?? []) {
      if (each !== element) each.setAttribute("tabindex", "-1");
    }
    element?.setAttribute("tabindex", "0");
  }
  useEffect(() => {
    const stop = tabStopOf();
    setTabStop(stop ? document.getElementById(idOfStop(id, stop)) : null);
  });

  // Where the focus was, when the days were paged or the item was moved away.
  const hadFocus = useRef(false);
  const key = dates.join();
  const nowShown = isPlaced && now && dates.includes(now.date)
    ? {
      from: now.minute / 60,
      hour: Math.round(now.minute / 60),
      label: now.label,
      day: now.date === picked ? "picked" : "other",
    }
    : null;
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
    if (stop) document.getElementById(idOfStop(id, stop))?.focus();
  }
  function stopOf(event: SyntheticEvent): Stop | undefined {
    return stopsById.get(stopElement(event)?.id ?? "");
  }
  function onClick(event: SyntheticEvent) {
    const stop = stopOf(event);
    if (!stop || move.justMoved()) return;
    if (stop.item) onOpen(stop.item);
    else onFree?.(stop);
  }
  function onKeyDown(event: KeyboardEvent) {
    const stop = stopOf(event);
    if (!stop || event.altKey || event.ctrlKey || event.metaKey) return;
    if (move.onKeyDown(event)) return;
    const ofDay = stopsOn(stop.date) ?? [];
    const at = ofDay.indexOf(stop);
    const toDay = (by: number) => {
      const date = dates[dates.indexOf(stop.date) + by];
      if (date && showsColumns()) focus(stopAt(stopsOn(date) ?? [], stop.from));
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
        {Array.from({ length: hours.to - hours.from - 1 }, (_, i) => hours.from + i + 1)
          .map((hour) => (
            // The time in place of the nearest hour.
            <span key={hour} data-covered={hour === nowShown?.hour || undefined}>
              {formatTime(hour * 60)}
            </span>
          ))}
        {nowShown && (
          <b data-day={nowShown.day} style={{ "--from": nowShown.from } as never}>
            {nowShown.label}
          </b>
        )}
      </div>
      <div
        role="grid"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onClick={onClick}
        onFocus={(event) => {
          const stop = stopOf(event);
          if (!stop) return;
          focused.current = stop;
          setTabStop(stopElement(event));
        }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) =>
          move.onPointerDown(event, stopElement(event), stopOf(event)?.item ?? null)}
        onPointerMove={move.onPointerMove}
        onPointerUp={move.onPointerUp}
        onPointerCancel={move.onPointerCancel}
      >
        {[...columns.values()].map((column) => {
          const { date } = column.day;
          const itemHere = (item: string | undefined) =>
            column.items.has(item ?? "") ? item : undefined;
          return (
            <WorkWeekColumn
              key={date}
              id={id}
              column={column}
              isPicked={date === picked}
              isPlaced={isPlaced}
              firstHour={hours.from}
              current={itemHere(current)}
              moving={itemHere(move.target?.id)}
              target={move.target?.date === date ? move.target : null}
              now={now?.date === date ? now : undefined}
              formatTime={formatTime}
              labels={labels}
            />
          );
        })}
      </div>
    </div>
  );
}
