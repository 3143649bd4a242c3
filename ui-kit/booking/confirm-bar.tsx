import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import "./confirm-bar.css";

export type ConfirmBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  when: ReactNode;
  note?: ReactNode;
  action: ReactNode;
  place?: "page" | "widget" | undefined;
  /** Id of an element with the same action: the bar is hidden while that element is visible. */
  hideWhileVisible?: string | undefined;
};

function useIsVisible(id: string | undefined): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const element = id ? document.getElementById(id) : null;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setIsVisible(entries.some((entry) => entry.isIntersecting));
    }, { threshold: 0.2 });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isVisible;
}

/** The selected time and the next step. */
export function ConfirmBar(
  { when, note, action, place = "widget", hideWhileVisible, ...rest }: ConfirmBarProps,
) {
  const isHidden = useIsVisible(hideWhileVisible);
  return (
    <div {...rest} className="confirm-bar" data-place={place} hidden={isHidden}>
      <p>
        {place === "page" && note && <small>{note}</small>}
        <b>{when}</b>
        {place === "widget" && note && <small>{note}</small>}
      </p>
      {action}
    </div>
  );
}
