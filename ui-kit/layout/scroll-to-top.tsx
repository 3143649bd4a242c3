import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import "./scroll-to-top.css";

const minScrollPx = 400;

export type ScrollToTopProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  label: string;
};

const restMs = 150;

/** For how long (ms) the button stays over a text that may be read on. */
const overTextMs = 3000;

/** Controls, and keys and codes that are typed elsewhere. */
const controls = "a[href], button, input, select, textarea, label, summary, [tabindex='0'], code";

/** Less overlap than this (px) is not seen. */
const tolerance = 6;

function pointsOf({ left, right, top, bottom }: DOMRect): [x: number, y: number][] {
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  return [left + tolerance, middle, right - tolerance].flatMap((x) =>
    [top + tolerance, centre, bottom - tolerance].map((y): [number, number] => [x, y])
  );
}

function hasTextAt(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const range = document.createRange();
  return Array.from(element.childNodes).some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    range.selectNodeContents(node);
    return Array.from(range.getClientRects()).some((line) =>
      line.left < right && line.right > left && line.top < bottom && line.bottom > top
    );
  });
}

/** What lies below the button. */
function coveredBy(button: HTMLElement): "control" | "text" | null {
  const box = button.getBoundingClientRect();
  const below = new Set(pointsOf(box).flatMap(([x, y]) => document.elementsFromPoint(x, y)));
  below.delete(button);
  const elements = [...below].filter((element) => !button.contains(element));
  if (elements.some((element) => element.closest(controls))) return "control";
  return elements.some((element) => hasTextAt(element, box)) ? "text" : null;
}

/**
 * A button that scrolls to the top of the page, shown after 400 px. At rest it hides while it lies over a control, and a little
 * later over a text.
 */
export function ScrollToTop({ label, ...rest }: ScrollToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const own = button.current;
      const covered = own && own !== document.activeElement ? coveredBy(own) : null;
      if (covered === "text") timer = setTimeout(hide, overTextMs);
      else setCovering(covered === "control");
    };
    const hide = () => setCovering(button.current !== document.activeElement);
    const update = () => {
      setIsScrolled(globalThis.scrollY > minScrollPx);
      setCovering(false);
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    globalThis.addEventListener("scroll", update, { passive: true });
    // What is below changes without a scroll when a part of the page opens. The first call comes after the next layout.
    const resized = new ResizeObserver(update);
    resized.observe(document.body);
    return () => {
      clearTimeout(timer);
      resized.disconnect();
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
