import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import "./tooltip.css";

const hoverDelayMs = 500;

/** A short description of a control, shown on hover and focus. It does not replace the accessible name. */
export function Tooltip({ text, children }: {
  text: string;
  /** Renders the control with the given attributes. */
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
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show(hoverDelayMs)}
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
