import type { ReactNode } from "react";
import { CourseCover, type CourseCoverName } from "./course-cover.tsx";
import "./course-lead.css";

export type CourseLeadProps = {
  id: string;
  cover: CourseCoverName;
  /** Since when the course is open. */
  since?: ReactNode;
  title: ReactNode;
  lang?: string | undefined;
  /** A line of progress and what stands below it. */
  children?: ReactNode;
  actions: ReactNode;
};

/** The course to go on with, before the shelf. */
export function CourseLead(
  { id, cover, since, title, lang, children, actions }: CourseLeadProps,
) {
  return (
    <section className="course-lead" aria-labelledby={id}>
      <CourseCover name={cover} />
      <div data-part="words">
        <header>
          {since && <p data-part="since">{since}</p>}
          <h2 id={id} lang={lang}>{title}</h2>
        </header>
        {children && <div data-part="progress">{children}</div>}
        <div data-part="actions">{actions}</div>
      </div>
    </section>
  );
}
