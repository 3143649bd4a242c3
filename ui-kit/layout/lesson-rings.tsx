import { growthRings } from "./ring-drawing.ts";
import "./lesson-rings.css";

type LessonState = "done" | "now" | "coming";

export type LessonRingsProps = {
  /** The lessons from the inside out. */
  lessons: LessonState[];
  label: string;
};

/** A course as growth rings: each lesson that is done is one, the open one is dotted. */
export function LessonRings({ lessons, label }: LessonRingsProps) {
  const years = lessons.map(() => ({ width: 88 / Math.max(lessons.length, 1) }));
  return (
    <svg className="lesson-rings" viewBox="0 0 200 200" role="img" aria-label={label}>
      {growthRings("course", { years, first: 4, lean: 0.04, uneven: 0.06 }).map(({ d }, at) => (
        <path key={at} d={d} data-state={lessons[at]} />
      ))}
    </svg>
  );
}
