import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import "./lesson-links.css";

type LessonLink = {
  id: string;
  title: string;
  /** Undefined for a reader who may not open it. */
  href?: string | undefined;
  /** "10 min" */
  length: string;
  done: boolean;
  current?: boolean | undefined;
};

export type LessonLinksProps = {
  label: string;
  lessons: LessonLink[];
  /** Read out after the title of a lesson that is done. */
  doneText: string;
  lang?: string | undefined;
};

/** The lessons of a course in their order. */
export function LessonLinks({ label, lessons, doneText, lang }: LessonLinksProps) {
  return (
    <nav className="lesson-links" aria-label={label}>
      <ol>
        {lessons.map(({ id, title, href, length, done, current }, at) => {
          const content = (
            <>
              {done
                ? <Icon name="check" size="small" label={doneText} />
                : <span data-part="number">{at + 1}</span>}
              <span lang={lang}>{title}</span>
              <span data-part="length">{length}</span>
            </>
          );
          return (
            <li key={id}>
              {href
                ? <Link href={href} aria-current={current ? "page" : undefined}>{content}</Link>
                : <span data-part="closed">{content}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
