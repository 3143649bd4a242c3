import { type ComponentProps, useEffect, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import "./scroll-to-top.css";

const shownAfter = 400;

export type ScrollToTopProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  /** Its accessible name. */
  label: string;
};

/** Back to the top, offered after 400 px. */
export function ScrollToTop({ label, ...rest }: ScrollToTopProps) {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(globalThis.scrollY > shownAfter);
    look();
    globalThis.addEventListener("scroll", look, { passive: true });
    return () => globalThis.removeEventListener("scroll", look);
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      {...rest}
      className="scroll-to-top"
      aria-label={label}
      onClick={() => globalThis.scrollTo({ top: 0 })}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
