import type { ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { CourseCover, type CourseCoverName } from "./course-cover.tsx";
import "./course-row.css";

export type CourseRowProps = {
  cover: CourseCoverName;
  title: ReactNode;
  /** 2 where no heading stands between the title of the page and the rows. */
  headingLevel?: 2 | 3 | undefined;
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
  { cover, title, headingLevel = 3, href, lang, outcome, facts, action }: CourseRowProps,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="course-row">
      <CourseCover name={cover} />
      <div data-part="words">
        <Heading lang={lang}>
          <Link href={href}>{title}</Link>
        </Heading>
        <p data-part="outcome" lang={lang}>{outcome}</p>
        {facts && <div data-part="facts">{facts}</div>}
      </div>
      {action && <div data-part="action">{action}</div>}
    </li>
  );
}
