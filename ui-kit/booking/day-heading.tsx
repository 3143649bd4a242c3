import type { ReactNode } from "react";
import "./day-heading.css";

/** A day and how many of its times are free. */
export function DayHeading({ day, free, as: Heading = "h3" }: {
  day: ReactNode;
  free?: ReactNode;
  as?: "h2" | "h3" | undefined;
}) {
  return (
    <Heading className="day-heading" data-part="day">
      <span>{day}</span> {free && <span>{free}</span>}
    </Heading>
  );
}
