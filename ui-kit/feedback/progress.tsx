import type { ComponentProps, ReactNode } from "react";
import "./progress.css";

export type ProgressProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  value: number;
  max: number;
  text?: ReactNode;
  shape?: "ring" | "line" | undefined;
};

const circumference = 2 * Math.PI * 18;

/** The progress of a task. */
export function Progress({ label, value, max, text, shape = "ring", ...rest }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div {...rest} className="progress" data-shape={shape}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
      >
        {shape === "ring"
          ? (
            <svg viewBox="0 0 44 44" aria-hidden="true">
              <circle cx="22" cy="22" r="18" />
              <circle
                cx="22"
                cy="22"
                r="18"
                data-part="done"
                strokeDasharray={`${(share * circumference).toFixed(1)} ${
                  circumference.toFixed(1)
                }`}
              />
            </svg>
          )
          : <span data-part="done" style={{ inlineSize: `${share * 100}%` }} />}
      </div>
      {text && <bdi data-part="text">{text}</bdi>}
    </div>
  );
}
