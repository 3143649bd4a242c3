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
  field?: string | undefined;
  message: ReactNode;
};

export type FormProps = Omit<ComponentProps<"form">, "className" | "onSubmit"> & {
  problems?: FormProblem[] | undefined;
  problemsTitle?: ReactNode;
  /** Called on submit, after the validation of the browser unless `noValidate` is set. */
  onSend: (entries: FormData) => void;
};

function Problem({ field, message }: FormProblem) {
  if (!field) return <>{message}</>;
  function focusField(event: { preventDefault: () => void }) {
    const control = document.getElementById(field ?? "");
    if (!control) return;
    event.preventDefault();
    control.focus();
  }
  return <a href={`#${field}`} onClick={focusField}>{message}</a>;
}

/** A form with an error summary, which receives the focus when problems appear. */
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
    // Until scripts handle it, this method sends nothing: the default one writes passwords into the address.
    <form method="dialog" {...rest} className="form" onSubmit={send}>
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
