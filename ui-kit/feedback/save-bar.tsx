import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useBottomBar } from "../layout/use-bottom-bar.ts";
import "./save-bar.css";

export type SaveBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  message: ReactNode;
  actions: ReactNode;
  /** On a phone the actions take a whole row, and a message without a `Note` is only for assistive technology. */
  oneRow?: boolean | undefined;
};

/** A sticky bar for unsaved changes. */
export function SaveBar({ label, message, actions, oneRow = false, ...rest }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar("low");
  // What is fixed above the bar, and what the browser scrolls to, keeps clear of it.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty("--height-save-bar", `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--height-save-bar");
    };
  }, []);
  return (
    <div
      {...rest}
      ref={bar}
      className="save-bar"
      role="region"
      aria-label={label}
      data-one-row={oneRow || undefined}
    >
      <div data-part="message" role="status">{message}</div>
      <div data-part="actions">{actions}</div>
    </div>
  );
}
