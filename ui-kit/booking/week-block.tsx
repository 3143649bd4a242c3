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
  type WeekRange,
} from "./week-ranges.ts";
import type { LongPress } from "./use-long-press.ts";
import "./week-block.css";

export type WeekLabels = {
  /** How keys and pointer change a range; described to assistive technology. */
  hint: string;
  /** Accessible name of a range, e.g. "Monday, 9:00–13:00, Poska 12". */
  range: (day: string, hours: string, place: string) => string;
};

export type WeekBlockProps = {
  range: WeekRange;
  ranges: readonly WeekRange[];
  days: readonly { weekday: number; label: string }[];
  dayLabel: string;
  place: { color: string; name: string };
  labels: WeekLabels;
  formatTime: (minutes: number) => string;
  hintId: string;
  longPress: LongPress;
  minutesPerPixel: number;
  firstHour: number;
  /** Where ranges lie over each other: which of how many lanes. */
  lane?: { lane: number; lanes: number } | undefined;
  invalid?: boolean | undefined;
  onChange: (range: WeekRange) => void;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  onAnnounce: (words: string) => void;
};

type Drag = { how: "move" | "from" | "to"; y: number; beyond: boolean };

/** The id of a range's button, for words that lead to it. */
export function blockIdOf(id: string): string {
  return `range-${id}`;
}

/** The weekday of the column under the pointer; a list has none. */
function weekdayAt({ clientX, clientY }: PointerEvent): number | null {
  const column = document.elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>("[data-weekday]"))
    .find((element) => element !== null);
  return column ? Number(column.dataset.weekday) : null;
}

/** One range of a week: pressed it opens, dragged or with arrow keys it moves. */
export function WeekBlock(
  {
    range,
    ranges,
    days,
    dayLabel,
    place,
    labels,
    formatTime,
    hintId,
    longPress,
    minutesPerPixel,
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
  const dragged = useRef(false);
  useEffect(() => setShown(range), [range]);
  const hours = ({ from, to }: WeekRange) => `${formatTime(from)}–${formatTime(to)}`;

  function change(next: WeekRange | null) {
    if (!next) return;
    const day = days.find(({ weekday }) => weekday === next.weekday)?.label ?? dayLabel;
    onChange(next);
    onAnnounce(labels.range(day, hours(next), place.name));
  }
  function press(event: KeyboardEvent) {
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
  function grab(event: PointerEvent<HTMLElement>) {
    dragged.current = false;
    if (event.button !== 0 || !showsColumns()) return;
    const { clientY, currentTarget, pointerId } = event;
    const edge = (event.target as HTMLElement).dataset.edge;
    const how = edge === "from" || edge === "to" ? edge : "move";
    longPress.take(event, () => {
      currentTarget.setPointerCapture(pointerId);
      setDrag({ how, y: clientY, beyond: false });
    });
  }
  function pull(event: PointerEvent) {
    if (!drag) return longPress.follow(event);
    const distance = event.clientY - drag.y;
    const column = weekdayAt(event);
    const beyond = drag.beyond || Math.abs(distance) > 4 || column !== range.weekday;
    if (!beyond) return;
    dragged.current = true;
    setDrag({ ...drag, beyond });
    const minutes = snapToStep(Math.abs(distance) * minutesPerPixel) * Math.sign(distance);
    if (drag.how !== "move") {
      return setShown(resizeRange(ranges, range, drag.how, range[drag.how] + minutes));
    }
    const inColumn = column === null ? range : moveToWeekday(ranges, range, column) ?? range;
    setShown(moveRange(ranges, inColumn, minutes));
  }
  function letGo() {
    longPress.letGo();
    if (drag?.beyond) change(shown);
    setDrag(null);
  }
  return (
    <button
      type="button"
      className="week-block"
      id={blockIdOf(range.id)}
      data-invalid={invalid || undefined}
      data-tall={shown.to - shown.from >= 75 || undefined}
      data-color={place.color}
      data-dragging={drag !== null || undefined}
      aria-label={labels.range(dayLabel, hours(shown), place.name)}
      aria-describedby={hintId}
      style={{
        "--from": shown.from / 60,
        "--to": shown.to / 60,
        "--first": firstHour,
        "--away": shown.weekday - range.weekday,
        "--lane": lane.lane,
        "--lanes": lane.lanes,
      } as CSSProperties}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={() => {
        longPress.letGo();
        setDrag(null);
        setShown(range);
      }}
      onClick={() => {
        if (!dragged.current) onOpen(range.id);
        dragged.current = false;
      }}
    >
      <i data-edge="from" />
      {/* The blank parts the two for whoever hears or measures them. */}
      <bdi data-part="time">{hours(shown)}</bdi> <span data-part="place">{place.name}</span>
      <i data-edge="to" />
    </button>
  );
}
