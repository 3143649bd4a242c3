import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import "./tooltip.css";

const hoverDelay = 500;

/** A few words about a control, seen under pointer and focus. They describe it; its name it has without them. */
export function Tooltip({ text, children }: {
  /** One short sentence. */
  text: string;
  /** One control; it gets the `id` that describes it. */
  children: (described: { "aria-describedby": string }) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  function show(delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  }
  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }
  function onFocus({ target }: FocusEvent) {
    if (target.matches(":focus-visible")) show(0);
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") hide();
  }
  return (
    <span
      className="tooltip"
      data-open={open || undefined}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show(hoverDelay)}
      onPointerLeave={hide}
      onPointerDown={hide}
      {...{ onFocus, onKeyDown }}
      onBlur={hide}
    >
      {children({ "aria-describedby": id })}
      <span role="tooltip" id={id}>{text}</span>
    </span>
  );
}
