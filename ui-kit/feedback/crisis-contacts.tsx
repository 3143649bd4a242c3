import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import "./crisis-contacts.css";

export type CrisisContactsProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  /** In order of urgency. */
  contacts: {
    /** "116 123" */
    number: string;
    label: ReactNode;
    hint?: ReactNode;
    /** "Call 116 123" */
    callLabel: string;
  }[];
};

/** Numbers to call at once. The number is the largest thing, and only the first button is filled. */
export function CrisisContacts({ contacts, ...rest }: CrisisContactsProps) {
  return (
    <ul {...rest} className="crisis-contacts">
      {contacts.map(({ number, label, hint, callLabel }, i) => (
        <li key={number}>
          <b data-part="number">{number}</b>
          <p>
            <b>{label}</b>
            {hint && <span>{hint}</span>}
          </p>
          <Button
            variant={i === 0 ? "primary" : "secondary"}
            icon="phone"
            href={`tel:${number.replace(/\s/g, "")}`}
          >
            {callLabel}
          </Button>
        </li>
      ))}
    </ul>
  );
}
