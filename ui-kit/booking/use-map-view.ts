import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type MapView, type PlanePoint, type Size, viewOf, within, zoomed } from "./map-view.ts";

const step = 2;
const panBy = 80;
const dragFrom = 4;
const beforeMeasured: Size = { width: 500, height: 560 };

const panOf: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-panBy, 0],
  ArrowRight: [panBy, 0],
  ArrowUp: [0, -panBy],
  ArrowDown: [0, panBy],
};

/** Zooming and moving a map by buttons, keys, a dragging pointer and two fingers. Shows all points until moved. */
export function useMapView(points: PlanePoint[], pointsKey: string) {
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState(beforeMeasured);
  const [moved, setMoved] = useState<{ key: string; view: MapView } | null>(null);
  const pointers = useRef(new Map<number, PlanePoint>());
  const dragged = useRef(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Further points do not undo a move.
  const isMoved = moved !== null && pointsKey.startsWith(moved.key);
  const view = isMoved ? moved.view : viewOf(points, size);
  const show = (next: MapView) => setMoved({ key: pointsKey, view: within(next, size) });
  const zoom = (factor: number) => show(zoomed(view, factor, size));
  const pan = (x: number, y: number) =>
    show({ ...view, x: view.x + x / view.scale, y: view.y + y / view.scale });

  function spread() {
    const [a, b] = [...pointers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  const gestures = {
    onPointerDown(event: PointerEvent) {
      dragged.current = false;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const from = pointers.current.get(event.pointerId);
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged.current && Math.hypot(x, y) < dragFrom) return;
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      const before = spread();
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.current.size === 1) pan(-x, -y);
      else if (before > 0) zoom(spread() / before);
    },
    onPointerUp(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
    },
    onPointerCancel(event: PointerEvent) {
      pointers.current.delete(event.pointerId);
    },
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      const by = panOf[event.key];
      if (by) pan(...by);
      else if (event.key === "+" || event.key === "=") zoom(step);
      else if (event.key === "-") zoom(1 / step);
      else return;
      event.preventDefault();
    },
  };

  return {
    box,
    size,
    view,
    isMoved,
    gestures,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    showAll: (group: PlanePoint[]) => show(viewOf(group, size)),
    /** Moves the point into sight. */
    reveal({ x, y }: PlanePoint) {
      const [dx, dy] = [(x - view.x) * view.scale, (y - view.y) * view.scale];
      const inSight = Math.abs(dx) < size.width / 2 - 20 && Math.abs(dy) < size.height / 2 - 20;
      if (!inSight) show({ ...view, x, y });
    },
  };
}
