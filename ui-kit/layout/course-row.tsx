import type { ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { CourseCover, type CourseCoverName } from "./course-cover.tsx";
import "./course-row.css";

export type CourseRowProps = {
  cover: CourseCoverName;
  title: ReactNode;
  href: string;
  /** BCP 47, when the course is not in the language of the page. */
  lang?: string | undefined;
  /** What a person knows afterwards. */
  outcome: ReactNode;
  /** Length, owner and access. */
  facts?: ReactNode;
  /** What to do next, or how far the reader is. */
  action?: ReactNode;
};

/** A course on the shelf; a child of `ol` or `ul`. */
export function CourseRow(
  { cover, title, href, lang, outcome, facts, action }: CourseRowProps,
) {
  return (
    <li className="course-row">
      <CourseCover name={cover} />
      <div data-part="words">
        <h3 lang={lang}>
          <Link href={href}>{title}</Link>
        </h3>
        <p data-part="outcome" lang={lang}>{outcome}</p>
        {facts && <div data-part="facts">{facts}</div>}
      </div>
      {action && <div data-part="action">{action}</div>}
    </li>
  );
}
