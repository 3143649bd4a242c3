import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Icon } from "./icon.tsx";
import "./order-list.css";

type OrderItem = { id: string; name: string; content: ReactNode };

export type OrderListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  items: OrderItem[];
  /** `tiles` are pictures beside each other, with the handle over the picture. */
  layout?: "rows" | "tiles" | undefined;
  /** Called with all ids in their new order. */
  onOrder: (ids: string[]) => void;
  /** The accessible name of a handle: "Move TRE with the arrow keys". */
  handleLabel: (name: string) => string;
  /** Announced after a move: "TRE is now 2nd of 3". */
  movedText: (name: string, position: number, count: number) => string;
};

type Drag = { id: string; to: number; x: number; y: number; startX: number; startY: number };

export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, id);
}

/** A list whose order is changed by dragging a handle or with the arrow keys. */
export function OrderList(
  { items, layout = "rows", onOrder, handleLabel, movedText, ...rest }: OrderListProps,
) {
  const list = useRef<HTMLUListElement>(null);
  const focusOn = useRef<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announced, setAnnounced] = useState("");
  const ids = items.map(({ id }) => id);
  const order = ids.join();

  // The browser drops the focus of an element that moves in the document.
  useEffect(() => {
    if (focusOn.current === null) return;
    const position = order.split(",").indexOf(focusOn.current);
    list.current?.children[position]?.querySelector<HTMLElement>("[data-part=handle]")?.focus();
    focusOn.current = null;
  }, [order]);

  function move(id: string, to: number) {
    const next = moved(ids, id, to);
    if (next.join() === order) return;
    focusOn.current = id;
    const name = items.find((item) => item.id === id)?.name ?? "";
    setAnnounced(movedText(name, next.indexOf(id) + 1, next.length));
    onOrder(next);
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    if (event.key === "Escape" && drag) return setDrag(null);
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const forward = [
      "ArrowDown",
      ...layout === "tiles" ? [isRtl ? "ArrowLeft" : "ArrowRight"] : [],
    ];
    const back = ["ArrowUp", ...layout === "tiles" ? [isRtl ? "ArrowRight" : "ArrowLeft"] : []];
    const position = ids.indexOf(id);
    const steps: Record<string, number> = { Home: 0, End: ids.length - 1 };
    if (forward.includes(event.key)) move(id, position + 1);
    else if (back.includes(event.key)) move(id, position - 1);
    else if (event.key in steps) move(id, steps[event.key]!);
    else return;
    event.preventDefault();
  }

  /** The position of the item under the pointer; items that are not shown have no size. */
  function positionAt(id: string, x: number, y: number): number {
    const boxes = [...list.current?.children ?? []].map((each) => each.getBoundingClientRect());
    const rest = boxes.filter((_, i) => ids[i] !== id);
    const isRtl = list.current !== null && getComputedStyle(list.current).direction === "rtl";
    const before = rest.filter((box) => {
      if (layout === "rows") return box.top + box.height / 2 < y;
      if (y > box.bottom) return true;
      if (y < box.top) return false;
      const middle = box.left + box.width / 2;
      return isRtl ? middle > x : middle < x;
    });
    return before.length;
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>, id: string) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const { clientX: startX, clientY: startY } = event;
    setDrag({ id, to: ids.indexOf(id), x: 0, y: 0, startX, startY });
  }

  function onPointerMove(event: PointerEvent) {
    if (!drag) return;
    const { clientX, clientY } = event;
    const to = positionAt(drag.id, clientX, clientY);
    setDrag({ ...drag, to, x: clientX - drag.startX, y: clientY - drag.startY });
  }

  function drop() {
    if (!drag) return;
    setDrag(null);
    move(drag.id, drag.to);
  }

  const dragged = drag ? ids.indexOf(drag.id) : -1;
  const isMoved = drag !== null && drag.to !== dragged;

  /** Where the dragged item would land: before or after this one. */
  function dropSide(position: number): "before" | "after" | undefined {
    if (!isMoved || !drag || position === dragged) return undefined;
    const without = position > dragged ? position - 1 : position;
    if (without === drag.to) return "before";
    return drag.to === ids.length - 1 && without === drag.to - 1 ? "after" : undefined;
  }

  return (
    <>
      <ul {...rest} ref={list} className="order-list" data-layout={layout}>
        {items.map(({ id, name, content }, position) => (
          <li
            key={id}
            data-dragged={drag?.id === id && (drag.x !== 0 || drag.y !== 0) || undefined}
            data-drop={dropSide(position)}
            ref={(element) => {
              const at = drag?.id === id ? `${drag.x}px ${drag.y}px` : "";
              if (element) element.style.translate = at;
            }}
          >
            <button
              type="button"
              data-part="handle"
              aria-label={handleLabel(name)}
              disabled={ids.length < 2}
              onKeyDown={(event) => onKeyDown(event, id)}
              onPointerDown={(event) => onPointerDown(event, id)}
              onPointerMove={onPointerMove}
              onPointerUp={drop}
              onPointerCancel={() => setDrag(null)}
            >
              <Icon name="grip-vertical" />
            </button>
            <div data-part="content">{content}</div>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
