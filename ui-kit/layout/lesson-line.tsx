import "./lesson-line.css";

export type LessonLineProps = {
  /** The whole lessons, of `count`. */
  done: number;
  count: number;
  /** How much of the next lesson is done, from 0 to 1. */
  share?: number | undefined;
  /** Accessible name: "1 of 4 lessons done". */
  label: string;
};

/** The lessons of a course as one thin line, a piece for each. */
export function LessonLine({ done, count, share = 0, label }: LessonLineProps) {
  return (
    <span className="lesson-line" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, at) => {
        const part = at < done ? 1 : at === done ? share : 0;
        return (
          <svg key={at} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="4" />
            {part > 0 && <rect data-part="done" width={100 * part} height="4" />}
          </svg>
        );
      })}
    </span>
  );
}
