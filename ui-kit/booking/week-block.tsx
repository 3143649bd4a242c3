import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  moveRange,
  moveToWeekday,
  resizeRange,
  showsColumns,
  snapToStep,
  step,
  textPlace,
  type WeekRange,
} from "./week-ranges.ts";
import type { LongPress } from "./use-long-press.ts";
import "./week-block.css";

export type WeekLabels = {
  hint: string;
  range: (day: string, hours: string, place: string) => string;
};

export type WeekBlockProps = {
  range: WeekRange;
  ranges: readonly WeekRange[];
  /** Bookings on its day. */
  booked: readonly { from: number; to: number }[];
  days: readonly { weekday: number; label: string }[];
  dayLabel: string;
  place: { color: string; name: string };
  labels: WeekLabels;
  formatTime: (minutes: number) => string;
  hintId: string;
  longPress: LongPress;
  firstHour: number;
  lane?: { lane: number; lanes: number } | undefined;
  invalid?: boolean | undefined;
  onChange: (range: WeekRange) => void;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  onAnnounce: (text: string) => void;
};

type Drag = { part: "move" | "from" | "to"; y: number; hasMoved: boolean };

export function blockIdOf(id: string): string {
  return `range-${id}`;
}

/** An hour is 3 rem high. */
export function minutesPerPixel(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return 60 / (3 * (parseFloat(fontSize) || 16));
}

function weekdayAt({ clientX, clientY }: PointerEvent): number | null {
  const column = document.elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>("[data-weekday]"))
    .find((element) => element !== null);
  return column ? Number(column.dataset.weekday) : null;
}

export function WeekBlock(
  {
    range,
    ranges,
    booked,
    days,
    dayLabel,
    place,
    labels,
    formatTime,
    hintId,
    longPress,
    firstHour,
    lane = { lane: 0, lanes: 1 },
    invalid = false,
    onChange,
    onOpen,
    onRemove,
    onAnnounce,
  }: WeekBlockProps,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [shown, setShown] = useState(range);
  const wasDragged = useRef(false);
  useEffect(() => setShown(range), [range]);
  const hours = ({ from, to }: WeekRange) => `${formatTime(from)}–${formatTime(to)}`;
  const text = textPlace(shown, booked);

  function change(next: WeekRange | null) {
    if (!next) return;
    const day = days.find(({ weekday }) => weekday === next.weekday)?.label ?? dayLabel;
    onChange(next);
    onAnnounce(labels.range(day, hours(next), place.name));
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, currentTarget } = event;
    const later = { ArrowUp: -step, ArrowDown: step }[key];
    const forward = currentTarget.matches(":dir(rtl)") ? -1 : 1;
    const days = { ArrowLeft: -forward, ArrowRight: forward }[key];
    if (key === "Delete" || key === "Backspace") onRemove(range.id);
    else if (later && shiftKey) change(resizeRange(ranges, range, "to", range.to + later));
    else if (later) change(moveRange(ranges, range, later));
    else if (days) change(moveToWeekday(ranges, range, range.weekday + days));
    else return;
    event.preventDefault();
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    wasDragged.current = false;
    if (event.button !== 0 || !showsColumns()) return;
    const { clientY, currentTarget, pointerId } = event;
    const edge = (event.target as HTMLElement).dataset.edge;
    const part = edge === "from" || edge === "to" ? edge : "move";
    longPress.start(event, () => {
      currentTarget.setPointerCapture(pointerId);
      setDrag({ part, y: clientY, hasMoved: false });
    });
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag) return longPress.move(event);
    const distance = event.clientY - drag.y;
    const column = weekdayAt(event);
    const hasMoved = drag.hasMoved || Math.abs(distance) > 4 || column !== range.weekday;
    if (!hasMoved) return;
    wasDragged.current = true;
    setDrag({ ...drag, hasMoved });
    const minutes = snapToStep(Math.abs(distance) * minutesPerPixel()) * Math.sign(distance);
    if (drag.part !== "move") {
      return setShown(resizeRange(ranges, range, drag.part, range[drag.part] + minutes));
    }
    const inColumn = column === null ? range : moveToWeekday(ranges, range, column) ?? range;
    setShown(moveRange(ranges, inColumn, minutes));
  }
  function onPointerUp() {
    longPress.cancel();
    if (drag?.hasMoved) change(shown);
    setDrag(null);
  }
  return (
    <button
      type="button"
      className="week-block"
      id={blockIdOf(range.id)}
      data-invalid={invalid || undefined}
      data-tall={shown.to - shown.from >= 75 && text.minutes >= 45 || undefined}
      data-color={place.color}
      data-dragging={drag !== null || undefined}
      aria-label={labels.range(dayLabel, hours(shown), place.name)}
      aria-describedby={hintId}
      style={{
        "--from": shown.from / 60,
        "--to": shown.to / 60,
        "--below": text.below / 60,
        "--first": firstHour,
        "--weekday-offset": shown.weekday - range.weekday,
        "--lane": lane.lane,
        "--lanes": lane.lanes,
      } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        longPress.cancel();
        setDrag(null);
        setShown(range);
      }}
      onClick={() => {
        if (!wasDragged.current) onOpen(range.id);
        wasDragged.current = false;
      }}
    >
      <i data-edge="from" />
      {/* A space for assistive technology. */}
      <bdi data-part="time">{hours(shown)}</bdi> <span data-part="place">{place.name}</span>
      <i data-edge="to" />
    </button>
  );
}
