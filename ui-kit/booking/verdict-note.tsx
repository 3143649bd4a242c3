import type { ComponentProps, ReactNode } from "react";
import { type Verdict, VerdictBadge } from "./verdict-badge.tsx";
import "./verdict-note.css";

export type VerdictNoteProps = Omit<ComponentProps<"div">, "className"> & {
  verdict: Verdict;
  label: ReactNode;
  /** A link beside the verdict. */
  beside?: ReactNode;
  /** The strictest reason. */
  reason?: ReactNode;
  source?: ReactNode;
  /** Ways to the other reasons and to the result. */
  children?: ReactNode;
};

/** What the viewer's test says about one practice, with the reason beside it. */
export function VerdictNote(
  { verdict, label, beside, reason, source, children, ...rest }: VerdictNoteProps,
) {
  return (
    <div {...rest} className="verdict-note">
      <p>
        <VerdictBadge verdict={verdict}>{label}</VerdictBadge>
        {beside}
      </p>
      {reason && <p>{reason}</p>}
      {source && <p data-part="source">{source}</p>}
      {children}
    </div>
  );
}
