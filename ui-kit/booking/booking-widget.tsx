import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon } from "../controls/icon.tsx";
import "./booking-widget.css";

export type BookingWidgetProps = Omit<ComponentProps<"div">, "className" | "title"> & {
  /** Names the whole, e.g. "Book a time with Külli Mägi". */
  label: string;
  /** A booking summary; without it the page around the frame says what is booked. */
  summary?: ReactNode;
  /** The h1 of the step. */
  title: ReactNode;
  /** All steps, in order, and which of them is shown (from 0); another step begins at its title. */
  steps: { names: string[]; current: number };
  /** The choice of how the times are looked at. */
  viewSwitch?: ReactNode;
  /** A confirm bar. */
  confirmBar?: ReactNode;
  /** The month: beside the times from 940 px. Given together with a week it stands only there. */
  month?: ReactNode;
  /** The week strip; given together with a month it stands below 940 px. */
  week?: ReactNode;
  /** Told the height (px) at which nothing inside scrolls, whenever it changes. */
  onHeightChange?: ((height: number) => void) | undefined;
};

function Steps({ names, current }: BookingWidgetProps["steps"]) {
  return (
    <ol data-part="steps">
      {names.map((name, i) => (
        <li key={name} aria-current={i === current ? "step" : undefined}>
          {i > 0 && <Icon name="chevron-right" size="small" />}
          {i + 1} {name}
        </li>
      ))}
    </ol>
  );
}

function outer(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().height ?? 0;
}

/** The height of everything if nothing scrolled: what stands beside each other counts once. */
function naturalHeight(sheet: Element): number {
  const aside = sheet.querySelector("[data-part=summary]");
  const pick = sheet.querySelector("[data-part=pick]");
  const work = outer(pick?.firstElementChild) + outer(sheet.querySelector(".confirm-bar"));
  if (!aside || !pick) return work;
  const beside = aside.getBoundingClientRect().top === pick.getBoundingClientRect().top;
  if (!beside) return outer(aside) + work;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(aside);
  const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
  return Math.max(outer(aside.firstElementChild) + padding, work);
}

function useHeight(
  sheet: RefObject<HTMLElement | null>,
  onHeight: BookingWidgetProps["onHeightChange"],
) {
  const tell = useRef(onHeight);
  useEffect(() => {
    tell.current = onHeight;
  });
  const wanted = onHeight !== undefined;
  useEffect(() => {
    const { current } = sheet;
    if (!wanted || !current) return;
    const look = () => tell.current?.(Math.ceil(naturalHeight(current)));
    const sizes = new ResizeObserver(look);
    const parts = current.querySelectorAll(
      "[data-part=summary] > *, [data-part=pick] > *, .confirm-bar",
    );
    for (const part of [current, ...parts]) sizes.observe(part);
    // The bar comes and goes.
    const bar = new MutationObserver(look);
    bar.observe(current, { childList: true });
    return () => {
      sizes.disconnect();
      bar.disconnect();
    };
  }, [sheet, wanted]);
}

/** The booking page inside its frame: 320 to 1000 wide, 630 high. */
export function BookingWidget(
  {
    label,
    summary,
    title,
    steps,
    viewSwitch,
    confirmBar,
    month,
    week,
    onHeightChange,
    children,
    ...rest
  }: BookingWidgetProps,
) {
  const sheet = useRef<HTMLDivElement>(null);
  useHeight(sheet, onHeightChange);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps.current;
  const shown = useRef(step);
  /** Somebody is at work here: before that the focus is not ours to move. */
  const used = useRef(false);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A step may have taken the focus to something of its own.
    if (!used.current || sheet.current?.contains(document.activeElement)) return;
    heading.current?.focus();
  }, [step]);
  return (
    <div {...rest} className="booking-widget">
      <div
        ref={sheet}
        onFocus={() => void (used.current = true)}
        data-part="sheet"
        data-month={month ? "" : undefined}
        data-either={month && week ? "" : undefined}
        data-alone={summary ? undefined : ""}
        role="group"
        aria-label={label}
      >
        {summary && <div data-part="summary">{summary}</div>}
        <div data-part="pick">
          <div data-part="work">
            <header>
              <h1 ref={heading} tabIndex={-1}>{title}</h1>
              <Steps {...steps} />
              {viewSwitch && <div data-part="view">{viewSwitch}</div>}
            </header>
            {week && <div data-part="week">{week}</div>}
            {month && <div data-part="month">{month}</div>}
            {/* The times take the place of what stood for them: to the reader nothing is pushed down. */}
            <div key={viewSwitch ? "times" : "other"} data-part="times">{children}</div>
          </div>
        </div>
        {confirmBar}
      </div>
    </div>
  );
}
