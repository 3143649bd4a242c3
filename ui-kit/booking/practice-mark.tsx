import type { ComponentProps } from "react";
import "./practice-mark.css";

/** The four groups of practices. */
export type PracticeGroup = "somatic" | "talking" | "energetic" | "other";

export type PracticeMarkProps = Omit<ComponentProps<"span">, "className"> & {
  /** Colour and shape: body a disc, words a leaf, energy a diamond, other a square. */
  group: PracticeGroup;
};

/** The name of a practice with the mark of its group. */
export function PracticeMark({ group, ...rest }: PracticeMarkProps) {
  return <span {...rest} className="practice-mark" data-group={group} />;
}
