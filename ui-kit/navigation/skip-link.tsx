import "./skip-link.css";

/** The first stop of the Tab key: past the bar, to the content. */
export function SkipLink({ target, children }: {
  /** Id of the element to go to, usually `main`. */
  target: string;
  /** What it says. */
  children: string;
}) {
  return <a className="skip-link" href={`#${target}`}>{children}</a>;
}
