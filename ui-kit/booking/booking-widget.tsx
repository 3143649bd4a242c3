import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon } from "../controls/icon.tsx";
import "./booking-widget.css";

export type BookingWidgetProps = Omit<ComponentProps<"div">, "className" | "title"> & {
  label: string;
  title: ReactNode;
  /** Under the title, in place of the names of the steps. */
  lead?: ReactNode;
  /** A drawing before the title. */
  mark?: ReactNode;
  /** `current` is zero-based; a new step moves the focus to the title. */
  steps: { names: string[]; current: number };
  summary?: ReactNode;
  /** The chosen time; on a narrow page it takes the place of the summary. */
  ticket?: ReactNode;
  viewSwitch?: ReactNode;
  foot?: ReactNode;
  /** A month calendar next to the times from 940 px; with `week` it is hidden below. */
  month?: ReactNode;
  /** A week strip; with `month` it is hidden from 940 px. */
  week?: ReactNode;
  /** In a frame the page around it provides the ground and the rounded corners. */
  framed?: boolean | undefined;
  /** The page has the app bar above it. */
  belowBar?: boolean | undefined;
  /** The page around the frame shows its close button in the corner of the head, and a quick exit may stand beside it. */
  closable?: boolean | "with-exit" | undefined;
  /** Called with the height in px at which nothing scrolls. */
  onHeightChange?: ((height: number) => void) | undefined;
};

function Steps({ names, current }: BookingWidgetProps["steps"]) {
  return (
    <ol data-part="steps">
      {names.map((name, i) => (
        <li key={name} aria-current={i === current ? "step" : undefined}>
          {i + 1} {name}
          {i < names.length - 1 && <Icon name="chevron-right" size="small" />}
        </li>
      ))}
    </ol>
  );
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
    let isLeft = false;
    let stop = () => {};
    // Only a page in a frame needs it.
    void import("./natural-height.ts").then(({ followHeight }) => {
      if (!isLeft) stop = followHeight(current, (height) => callback.current?.(height));
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [sheet, isUsed]);
}

/** The booking page: 320 to 1000 px wide, 630 px high. */
export function BookingWidget(
  {
    label,
    title,
    lead,
    mark,
    steps,
    summary,
    ticket,
    viewSwitch,
    foot,
    month,
    week,
    framed = false,
    belowBar = false,
    closable = false,
    onHeightChange,
    children,
    ...rest
  }: BookingWidgetProps,
) {
  const sheet = useRef<HTMLDivElement>(null);
  useHeight(sheet, onHeightChange);
  const main = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps.current;
  const shown = useRef(step);
  // The focus moves only after the user has focused the widget.
  const wasFocused = useRef(false);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    for (const part of [sheet.current, main.current]) {
      if (part && !main.current?.contains(document.activeElement)) part.scrollTop = 0;
    }
    // The step may have moved the focus itself.
    if (!wasFocused.current || sheet.current?.contains(document.activeElement)) return;
    heading.current?.focus();
  }, [step]);
  return (
    <div
      {...rest}
      className="booking-widget"
      data-framed={framed || undefined}
      data-below-bar={belowBar || undefined}
    >
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
        <header data-part="head" data-closable={closable || undefined}>
          {mark}
          <div>
            <h1 ref={heading} tabIndex={-1}>{title}</h1>
            {lead ? <p data-part="lead">{lead}</p> : <Steps {...steps} />}
          </div>
        </header>
        {(summary || ticket) && (
          <div data-part="side">
            <div data-ticket={ticket ? "" : undefined}>
              {summary && <div data-part="summary">{summary}</div>}
              {ticket}
            </div>
          </div>
        )}
        <div ref={main} data-part="main">
          <div data-part="body">
            {viewSwitch && <div data-part="view-switch">{viewSwitch}</div>}
            {week && <div data-part="week">{week}</div>}
            {month && <div data-part="month">{month}</div>}
            {/* A new key avoids a layout shift when the times replace their placeholder. */}
            <div key={viewSwitch ? "times" : "other"} data-part="times">{children}</div>
          </div>
        </div>
        {foot && <div data-part="foot">{foot}</div>}
      </div>
    </div>
  );
}
