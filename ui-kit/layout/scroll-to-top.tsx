import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import "./scroll-to-top.css";

const minScrollPx = 400;

export type ScrollToTopProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  label: string;
};

const restMs = 150;

const controls = "a[href], button, input, select, textarea, label, summary, [tabindex='0']";

/** Less overlap than this (px) is not seen. */
const tolerance = 6;

function coversControl(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [left + tolerance, right - tolerance].some((x) =>
    [top + tolerance, bottom - tolerance].some((y) =>
      document.elementsFromPoint(x, y).some((element) => {
        const control = element.closest(controls);
        return control !== null && control !== button;
      })
    )
  );
}

/** A button that scrolls to the top of the page, shown after 400 px. At rest it hides while it lies over a control. */
export function ScrollToTop({ label, ...rest }: ScrollToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const own = button.current;
      setCovering(own !== null && own !== document.activeElement && coversControl(own));
    };
    const update = () => {
      setIsScrolled(globalThis.scrollY > minScrollPx);
      setCovering(false);
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    update();
    globalThis.addEventListener("scroll", update, { passive: true });
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener("scroll", update);
    };
  }, []);
  if (!isScrolled) return null;
  return (
    <button
      ref={button}
      type="button"
      {...rest}
      data-covering={isCovering || undefined}
      className="scroll-to-top"
      aria-label={label}
      onClick={() => globalThis.scrollTo({ top: 0 })}
    >
      <Icon name="arrow-up" />
    </button>
  );
}
