import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon } from "../controls/icon.tsx";
import "./booking-widget.css";

export type BookingWidgetProps = Omit<ComponentProps<"div">, "className" | "title"> & {
  label: string;
  summary?: ReactNode;
  title: ReactNode;
  /** `current` is zero-based; a new step moves the focus to the title. */
  steps: { names: string[]; current: number };
  viewSwitch?: ReactNode;
  confirmBar?: ReactNode;
  /** A month calendar next to the times from 940 px; with `week` it is hidden below. */
  month?: ReactNode;
  /** A week strip; with `month` it is hidden from 940 px. */
  week?: ReactNode;
  /** Called with the height in px at which nothing scrolls. */
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

function heightOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().height ?? 0;
}

function naturalHeight(sheet: Element): number {
  const aside = sheet.querySelector("[data-part=summary]");
  const main = sheet.querySelector("[data-part=main]");
  const mainHeight = heightOf(main?.firstElementChild) +
    heightOf(sheet.querySelector(".confirm-bar"));
  if (!aside || !main) return mainHeight;
  const isNextToMain = aside.getBoundingClientRect().top === main.getBoundingClientRect().top;
  if (!isNextToMain) return heightOf(aside) + mainHeight;
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(aside);
  const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
  return Math.max(heightOf(aside.firstElementChild) + padding, mainHeight);
}

function useHeight(
  sheet: RefObject<HTMLElement | null>,
  onHeight: BookingWidgetProps["onHeightChange"],
) {
  const callback = useRef(onHeight);
  useEffect(() => {
    callback.current = onHeight;
  });
  const isUsed = onHeight !== undefined;
  useEffect(() => {
    const { current } = sheet;
    if (!isUsed || !current) return;
    const measure = () => callback.current?.(Math.ceil(naturalHeight(current)));
    const sizes = new ResizeObserver(measure);
    const parts = current.querySelectorAll(
      "[data-part=summary] > *, [data-part=main] > *, .confirm-bar",
    );
    for (const part of [current, ...parts]) sizes.observe(part);
    // The confirm bar is added and removed.
    const bar = new MutationObserver(measure);
    bar.observe(current, { childList: true });
    return () => {
      sizes.disconnect();
      bar.disconnect();
    };
  }, [sheet, isUsed]);
}

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
  // The focus moves only after the user has focused the widget.
  const wasFocused = useRef(false);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The step may have moved the focus itself.
    if (!wasFocused.current || sheet.current?.contains(document.activeElement)) return;
    heading.current?.focus();
  }, [step]);
  return (
    <div {...rest} className="booking-widget">
      <div
        ref={sheet}
        onFocus={() => void (wasFocused.current = true)}
        data-part="sheet"
        data-month={month ? "" : undefined}
        data-either={month && week ? "" : undefined}
        data-alone={summary ? undefined : ""}
        role="group"
        aria-label={label}
      >
        {summary && <div data-part="summary">{summary}</div>}
        <div data-part="main">
          <div data-part="body">
            <header>
              <h1 ref={heading} tabIndex={-1}>{title}</h1>
              <Steps {...steps} />
              {viewSwitch && <div data-part="view-switch">{viewSwitch}</div>}
            </header>
            {week && <div data-part="week">{week}</div>}
            {month && <div data-part="month">{month}</div>}
            {/* A new key avoids a layout shift when the times replace their placeholder. */}
            <div key={viewSwitch ? "times" : "other"} data-part="times">{children}</div>
          </div>
        </div>
        {confirmBar}
      </div>
    </div>
  );
}
