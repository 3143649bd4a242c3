import type { ComponentProps } from "react";
import "./practice-label.css";

export type PracticeGroup = "somatic" | "talking" | "energetic" | "other";

export type PracticeLabelProps = Omit<ComponentProps<"span">, "className"> & {
  group: PracticeGroup;
};

/** The name of a practice with the symbol of its group. */
export function PracticeLabel({ group, ...rest }: PracticeLabelProps) {
  return <span {...rest} className="practice-label" data-group={group} />;
}
