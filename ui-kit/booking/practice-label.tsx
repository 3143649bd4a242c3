import type { ComponentProps } from "react";
import "./practice-label.css";

/** The four groups of practices. */
export type PracticeGroup = "somatic" | "talking" | "energetic" | "other";

export type PracticeLabelProps = Omit<ComponentProps<"span">, "className"> & {
  /** Colour and shape: body a disc, words a leaf, energy a diamond, other a square. */
  group: PracticeGroup;
};

/** The name of a practice with the mark of its group. */
export function PracticeLabel({ group, ...rest }: PracticeLabelProps) {
  return <span {...rest} className="practice-label" data-group={group} />;
}
