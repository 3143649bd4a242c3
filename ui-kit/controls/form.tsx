import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { Icon } from "./icon.tsx";
import "./form.css";

export type FormProblem = {
  /** The id of the field, which is its name unless it was given another. */
  field?: string | undefined;
  /** What is wrong and how to put it right. */
  message: ReactNode;
};

export type FormProps = Omit<ComponentProps<"form">, "className" | "onSubmit"> & {
  /** What the server or the page refused; an empty list shows nothing. */
  problems?: FormProblem[] | undefined;
  /** Heading above the problems. */
  problemsTitle?: ReactNode;
  /** Called with the entries of the form. The browser's own check comes first unless `noValidate`. */
  onSend: (entries: FormData) => void;
};

function Problem({ field, message }: FormProblem) {
  if (!field) return <>{message}</>;
  function goTo(event: { preventDefault: () => void }) {
    const control = document.getElementById(field ?? "");
    if (!control) return;
    event.preventDefault();
    control.focus();
  }
  return <a href={`#${field}`} onClick={goTo}>{message}</a>;
}

/** A form that says at its top what has to be put right, and takes the focus there. */
export function Form({ problems = [], problemsTitle, onSend, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  }
  return (
    <form {...rest} className="form" onSubmit={send}>
      {problems.length > 0 && (
        <div
          data-part="problems"
          role="group"
          aria-labelledby={titleId}
          tabIndex={-1}
          ref={summary}
        >
          <Icon name="circle-alert" />
          <div>
            <h2 id={titleId}>{problemsTitle}</h2>
            <ul>
              {problems.map((problem, i) => (
                <li key={i}>
                  <Problem {...problem} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {children}
    </form>
  );
}
