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
  names: MapName[];
  /** "Drag the pin or move it with the arrow keys". */
  hint: string;
  /** The position in words, for assistive technology. */
  position: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  onMove: (point: GeoPoint) => void;
};

/** 10 m and 100 m, in hundreds of metres. */
const steps = { small: 0.1, large: 1 };

const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Five decimals are a metre. */
function rounded({ latitude, longitude }: GeoPoint): GeoPoint {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

/** A map drawn by us with one pin, which is dragged, moved by arrow keys or put where the map is clicked. */
export function PinMap(
  {
    label,
    pinLabel,
    pin,
    names,
    hint,
    position,
    zoomInLabel,
    zoomOutLabel,
    onMove,
    ...rest
  }: PinMapProps,
) {
  const point = onPlane(pin);
  const [anchor, setAnchor] = useState(pin);
  // Another city was chosen: the map moves there.
  const distance = Math.hypot(onPlane(anchor).x - point.x, onPlane(anchor).y - point.y);
  if (distance > 100) setAnchor(pin);
  const map = useMapView([onPlane(anchor)], `${anchor.latitude} ${anchor.longitude}`);
  const { view, size } = map;
  const [dragged, setDragged] = useState<PlanePoint | null>(null);
  const from = useRef<PlanePoint | null>(null);
  const shown = dragged ?? point;

  function moveTo(next: PlanePoint) {
    onMove(rounded(onEarth(next)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? steps.large : steps.small;
    const next = { x: point.x + direction[0] * step, y: point.y + direction[1] * step };
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
