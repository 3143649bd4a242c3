import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import "./question-layout.css";

export type QuestionLayoutProps =
  & Omit<ComponentProps<"div">, "className" | "title" | "onSubmit">
  & {
    /** With it the question is a form: Enter on its heading or in its answers submits it. */
    onSubmit?: (() => void) | undefined;
    /** Where the person is, above the question below 992 px. */
    where?: ReactNode;
    /** The heading (`h1`). */
    title: ReactNode;
    /** Why the question is there, above the answers below 992 px. */
    why?: ReactNode;
    /** Beside the question from 992 px. */
    aside?: ReactNode;
    /** Also shows the aside on narrower pages, below the question. */
    asideEverywhere?: boolean | undefined;
    /** Back and next; at the bottom of the window on a phone. */
    foot?: ReactNode;
    /** The keys that answer, on wide pages with a mouse. */
    keys?: ReactNode;
    /** A large title, for the first and the last page. */
    large?: boolean | undefined;
  };

/** The heading has the focus when a question appears. */
function submitFromHeading({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) {
  if (key === "Enter" && target instanceof HTMLHeadingElement) currentTarget.requestSubmit();
}

/** One question a page: its heading, answers, and where the person is. */
export function QuestionLayout(
  {
    where,
    title,
    why,
    aside,
    asideEverywhere = false,
    foot,
    keys,
    large = false,
    onSubmit,
    children,
    ...rest
  }: QuestionLayoutProps,
) {
  const look = {
    className: "question-layout",
    "data-large": large || undefined,
    "data-aside": aside ? "" : undefined,
  };
  const content = (
    <>
      <div data-part="main">
        {where && <div data-part="where">{where}</div>}
        {title}
        {why && <div data-part="why">{why}</div>}
        {children}
        {foot && <div data-part="foot">{foot}</div>}
        {keys && <div data-part="keys">{keys}</div>}
      </div>
      {aside && <aside data-everywhere={asideEverywhere || undefined}>{aside}</aside>}
    </>
  );
  if (!onSubmit) return <div {...rest} {...look}>{content}</div>;
  return (
    <form
      {...look}
      noValidate
      onKeyDown={submitFromHeading}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {content}
    </form>
  );
}
