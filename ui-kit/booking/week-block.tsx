import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  isGrid,
  moved,
  onWeekday,
  snapped,
  step,
  stretched,
  type WeekRange,
} from "./week-ranges.ts";
import type { LongPress } from "./use-long-press.ts";
import "./week-block.css";

export type WeekWords = {
  /** How keys and pointer change a range; described to assistive technology. */
  hint: string;
  /** Accessible name of a range, e.g. "Monday, 9:00–13:00, Poska 12". */
  range: (day: string, hours: string, place: string) => string;
};

export type WeekBlockProps = {
  range: WeekRange;
  ranges: readonly WeekRange[];
  days: readonly { weekday: number; spoken: string }[];
  spoken: string;
  place: { mark: string; name: string };
  words: WeekWords;
  timeOf: (minutes: number) => string;
  hintId: string;
  hold: LongPress;
  minutesPerPixel: number;
  firstHour: number;
  /** Where ranges lie over each other: which of how many lanes. */
  lane?: { lane: number; lanes: number } | undefined;
  wrong?: boolean | undefined;
  onChange: (range: WeekRange) => void;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  onSaid: (words: string) => void;
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
    spoken,
    place,
    words,
    timeOf,
    hintId,
    hold,
    minutesPerPixel,
    firstHour,
    lane = { lane: 0, lanes: 1 },
    wrong = false,
    onChange,
    onOpen,
    onRemove,
    onSaid,
  }: WeekBlockProps,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [shown, setShown] = useState(range);
  const dragged = useRef(false);
  useEffect(() => setShown(range), [range]);
  const hours = ({ from, to }: WeekRange) => `${timeOf(from)}–${timeOf(to)}`;

  function change(next: WeekRange | null) {
    if (!next) return;
    const day = days.find(({ weekday }) => weekday === next.weekday)?.spoken ?? spoken;
    onChange(next);
    onSaid(words.range(day, hours(next), place.name));
  }
  function press(event: KeyboardEvent) {
    const { key, shiftKey, currentTarget } = event;
    const later = { ArrowUp: -step, ArrowDown: step }[key];
    const forward = currentTarget.matches(":dir(rtl)") ? -1 : 1;
    const days = { ArrowLeft: -forward, ArrowRight: forward }[key];
    if (key === "Delete" || key === "Backspace") onRemove(range.id);
    else if (later && shiftKey) change(stretched(ranges, range, "to", range.to + later));
    else if (later) change(moved(ranges, range, later));
    else if (days) change(onWeekday(ranges, range, range.weekday + days));
    else return;
    event.preventDefault();
  }
  function grab(event: PointerEvent<HTMLElement>) {
    dragged.current = false;
    if (event.button !== 0 || !isGrid()) return;
    const { clientY, currentTarget, pointerId } = event;
    const edge = (event.target as HTMLElement).dataset.edge;
    const how = edge === "from" || edge === "to" ? edge : "move";
    hold.take(event, () => {
      currentTarget.setPointerCapture(pointerId);
      setDrag({ how, y: clientY, beyond: false });
    });
  }
  function pull(event: PointerEvent) {
    if (!drag) return hold.follow(event);
    const distance = event.clientY - drag.y;
    const column = weekdayAt(event);
    const beyond = drag.beyond || Math.abs(distance) > 4 || column !== range.weekday;
    if (!beyond) return;
    dragged.current = true;
    setDrag({ ...drag, beyond });
    const minutes = snapped(Math.abs(distance) * minutesPerPixel) * Math.sign(distance);
    if (drag.how !== "move") {
      return setShown(stretched(ranges, range, drag.how, range[drag.how] + minutes));
    }
    const inColumn = column === null ? range : onWeekday(ranges, range, column) ?? range;
    setShown(moved(ranges, inColumn, minutes));
  }
  function letGo() {
    hold.letGo();
    if (drag?.beyond) change(shown);
    setDrag(null);
  }
  return (
    <button
      type="button"
      className="week-block"
      id={blockIdOf(range.id)}
      data-invalid={wrong || undefined}
      data-tall={shown.to - shown.from >= 75 || undefined}
      data-mark={place.mark}
      data-held={drag !== null || undefined}
      aria-label={words.range(spoken, hours(shown), place.name)}
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
        hold.letGo();
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
