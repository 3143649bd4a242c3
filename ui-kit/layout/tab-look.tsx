import type { ReactNode } from "react";
import "./tab-look.css";

export type TabLookProps = {
  /** Above it, for example "Before". */
  label: ReactNode;
  icon: ReactNode;
  /** The title of the tab. */
  title: string;
  sender: string;
  subject: string;
};

/** A drawing of a browser's tab and of a mail in a list: what others see of a page and of a mail. */
export function TabLook({ label, icon, title, sender, subject }: TabLookProps) {
  return (
    <figure className="tab-look">
      <figcaption>{label}</figcaption>
      <div>
        <p data-part="tab">
          <span aria-hidden="true">{icon}</span>
          {title}
        </p>
        <p data-part="mail">
          <b>{sender}</b>
          <span>{subject}</span>
        </p>
      </div>
    </figure>
  );
}
