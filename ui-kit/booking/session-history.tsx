import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Icon } from "../controls/icon.tsx";
import "./session-history.css";

type HistoryLine = {
  /** ISO 8601. */
  dateTime: string;
  when: ReactNode;
  what: ReactNode;
  reason?: ReactNode;
};

export type SessionHistoryProps =
  & Omit<ComponentProps<"details">, "className" | "children" | "title" | "ref" | "onToggle">
  & {
    title: ReactNode;
    /** Called when it is opened, and at the start if it was opened before the scripts ran. */
    onOpen?: (() => void) | undefined;
    lines?: HistoryLine[] | undefined;
    fallback?: ReactNode;
  };

/** The collapsible history of a session. */
export function SessionHistory({ title, lines, fallback, onOpen, ...rest }: SessionHistoryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  function noticeOpening() {
    if (details.current?.open) onOpen?.();
  }
  const noticeEarlierOpening = useEffectEvent(noticeOpening);
  useEffect(() => noticeEarlierOpening(), []);
  return (
    <details {...rest} ref={details} onToggle={noticeOpening} className="session-history">
      <summary>
        <Icon name="scroll-text" size="small" />
        {title}
        <Icon name="chevron-down" size="small" />
      </summary>
      {lines
        ? (
          <ol>
            {lines.map(({ dateTime, when, what, reason }, i) => (
              <li key={`${dateTime} ${i}`}>
                <time dateTime={dateTime}>{when}</time>
                <span>{what}</span>
                {reason && <q>{reason}</q>}
              </li>
            ))}
          </ol>
        )
        : fallback}
    </details>
  );
}
