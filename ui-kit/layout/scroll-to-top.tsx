import { type ComponentProps, useEffect, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import "./scroll-to-top.css";

const minScrollPx = 400;

export type ScrollToTopProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  label: string;
};

/** A button that scrolls to the top of the page, shown after 400 px. */
export function ScrollToTop({ label, ...rest }: ScrollToTopProps) {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const update = () => setIsScrolled(globalThis.scrollY > minScrollPx);
    update();
    globalThis.addEventListener("scroll", update, { passive: true });
    return () => globalThis.removeEventListener("scroll", update);
  }, []);
  if (!isScrolled) return null;
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
