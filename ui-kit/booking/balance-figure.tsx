import type { ComponentProps, ReactNode } from "react";
import "./balance-figure.css";

export type BalanceFigureProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: ReactNode;
  amount: ReactNode;
  /** What is left, from 0 to 1. */
  share: number;
  /** Says the share in words. */
  shareLabel: string;
  note?: ReactNode;
};

/** What is left, as a large number, with its part of the whole. */
export function BalanceFigure(
  { label, amount, share, shareLabel, note, ...rest }: BalanceFigureProps,
) {
  const left = Math.min(1, Math.max(0, share));
  return (
    <div {...rest} className="balance-figure">
      <span data-part="label">{label}</span>
      <bdi data-part="amount">{amount}</bdi>
      <svg role="img" aria-label={shareLabel} viewBox="0 0 100 2" preserveAspectRatio="none">
        <rect data-part="whole" width="100" height="2" />
        {left > 0 && <rect data-part="left" width={(left * 100).toFixed(1)} height="2" />}
      </svg>
      {note && <span data-part="note">{note}</span>}
    </div>
  );
}
