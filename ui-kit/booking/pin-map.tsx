import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from "react";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { MapDrawing } from "./map-drawing.tsx";
import { covers, type GeoPoint, onEarth, onPlane, onScreen, type PlanePoint } from "./map-view.ts";
import type { MapName } from "./result-map.tsx";
import { useMapView } from "./use-map-view.ts";
import "./pin-map.css";

export type PinMapProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  /** The accessible name of the pin: "Pin of Poska 12". */
  pinLabel: string;
  pin: GeoPoint;
  /** Begins with the whole country, as long as the town of the pin is unknown. */
  wholeCountry?: boolean | undefined;
  names: MapName[];
  /** "Drag the pin or move it with the arrow keys". */
  hint: string;
  /** The position in words, for assistive technology. */
  position: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  onMove: (point: GeoPoint) => void;
  /** Announced after the pin was moved with the arrow keys: "Moved 20 m north". */
  movedText: (metres: number, direction: Direction) => string;
};

export type Direction = "north" | "south" | "east" | "west";

/** In metres. */
const steps = { small: 10, large: 100 };

const directions: Record<string, { x: number; y: number; to: Direction }> = {
  ArrowLeft: { x: -1, y: 0, to: "west" },
  ArrowRight: { x: 1, y: 0, to: "east" },
  ArrowUp: { x: 0, y: -1, to: "north" },
  ArrowDown: { x: 0, y: 1, to: "south" },
};

/** Five decimals are a metre. */
function rounded({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

/** In hundreds of metres. */
function distance(one: GeoPoint, other: GeoPoint): number {
  const [a, b] = [onPlane(one), onPlane(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A map drawn by us with one pin, which is dragged, moved by arrow keys or put where the map is clicked. */
export function PinMap(
  {
    label,
    pinLabel,
    pin,
    wholeCountry = false,
    names,
    hint,
    position,
    zoomInLabel,
    zoomOutLabel,
    onMove,
    movedText,
    ...rest
  }: PinMapProps,
) {
  const point = onPlane(pin);
  const [anchor, setAnchor] = useState({ pin, wholeCountry, turn: 0 });
  const [seen, setSeen] = useState(pin);
  const [put, setPut] = useState(pin);
  if (distance(seen, pin) > 0) {
    setSeen(pin);
    // Another town was chosen: the map moves there. Where the pin is put, the view stays.
    if (distance(seen, pin) > 100 && distance(put, pin) > 100) {
      setPut(pin);
      setAnchor({ pin, wholeCountry, turn: anchor.turn + 1 });
    }
  }
  const map = useMapView(anchor.wholeCountry ? [] : [onPlane(anchor.pin)], `${anchor.turn}.`);
  const { view, size } = map;
  const [dragged, setDragged] = useState<PlanePoint | null>(null);
  const from = useRef<PlanePoint | null>(null);
  const shown = dragged ?? point;
  const [way, setWay] = useState<{ to: Direction; metres: number } | null>(null);

  function moveTo(next: PlanePoint) {
    const to = rounded(onEarth(next));
    setPut(to);
    onMove(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? steps.large : steps.small;
    // The plane is measured in hundreds of metres.
    const next = {
      x: point.x + direction.x * step / 100,
      y: point.y + direction.y * step / 100,
    };
    const { to } = direction;
    setWay((before) => ({ to, metres: step + (before?.to === to ? before.metres : 0) }));
    moveTo(next);
    map.reveal(next);
  }

  function under(event: { clientX: number; clientY: number }): PlanePoint {
    const box = map.box.current!.getBoundingClientRect();
    return {
      x: (event.clientX - box.left - size.width / 2) / view.scale + view.x,
      y: (event.clientY - box.top - size.height / 2) / view.scale + view.y,
    };
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const at = under(event);
    from.current = { x: point.x - at.x, y: point.y - at.y };
  }

  function onPointerMove(event: PointerEvent) {
    if (!from.current) return;
    event.stopPropagation();
    const at = under(event);
    setDragged({ x: at.x + from.current.x, y: at.y + from.current.y });
  }

  function onPointerUp(event: PointerEvent) {
    event.stopPropagation();
    from.current = null;
    if (dragged) moveTo(dragged);
    setDragged(null);
  }

  function at(where: PlanePoint) {
    const { x, y } = onScreen(where, view, size);
    return (element: HTMLElement | null) => {
      element?.style.setProperty("left", `${Math.round(x)}px`);
      element?.style.setProperty("top", `${Math.round(y)}px`);
    };
  }

  const stop = (event: MouseEvent) => event.stopPropagation();

  return (
    <div
      {...rest}
      {...map.gestures}
      ref={(element) => {
        map.box.current = element;
      }}
      className="pin-map"
      role="group"
      aria-label={label}
      dir="ltr"
      onClick={(event) => moveTo(under(event))}
    >
      <MapDrawing view={view} size={size} />
      <div data-part="names" aria-hidden>
        {names
          .filter(({ from = 0, until = Infinity }) => view.scale >= from && view.scale < until)
          .filter((name) => !covers({ ...shown, ids: [""] }, onPlane(name), view.scale, true))
          .map((name) => (
            <span key={name.text} data-kind={name.kind} ref={at(onPlane(name))}>{name.text}</span>
          ))}
      </div>
      <button
        type="button"
        data-part="pin"
        aria-label={`${pinLabel}: ${position}`}
        data-dragged={dragged ? true : undefined}
        ref={at(shown)}
        onKeyDown={onKeyDown}
        onBlur={() => setWay(null)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          from.current = null;
          setDragged(null);
        }}
        onClick={stop}
      >
        <svg viewBox="-32 -34 64 68" aria-hidden="true">
          <circle r="30" />
          <path d="M0-30c11 0 19 8 19 19C19 3 0 20 0 20S-19 3-19-11c0-11 8-19 19-19Z" />
          <circle data-part="eye" cy="-11" r="6.5" />
        </svg>
      </button>
      <VisuallyHidden role="status">{way && movedText(way.metres, way.to)}</VisuallyHidden>
      <p data-part="hint">
        <Icon name="move" size="small" />
        <span>{hint}</span>
      </p>
      <div data-part="zoom" onClick={stop}>
        <Button icon="minus" iconOnly small onClick={map.zoomOut}>{zoomOutLabel}</Button>
        <Button icon="plus" iconOnly small onClick={map.zoomIn}>{zoomInLabel}</Button>
      </div>
    </div>
  );
}
