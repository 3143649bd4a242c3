import type { ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import "./file-links.css";

export type FileLink = {
  id: string;
  icon: IconName;
  title: ReactNode;
  /** Kind and size. */
  note?: ReactNode;
  href: string;
  /** The name under which the browser saves it; others are followed. */
  download?: string | undefined;
  newTab?: boolean | undefined;
};

/** Files and pages to take along, one row each. */
export function FileLinks({ links, lang }: { links: FileLink[]; lang?: string | undefined }) {
  return (
    <ul className="file-links">
      {links.map(({ id, icon, title, note, href, download, newTab }) => (
        <li key={id}>
          <Link
            href={href}
            download={download}
            {...newTab ? { target: "_blank", rel: "noopener noreferrer" } : {}}
          >
            <Icon name={icon} size="small" />
            <span>
              <span lang={lang}>{title}</span>
              {note && <span data-part="note">{note}</span>}
            </span>
            <Icon
              name={download ? "download" : newTab ? "external-link" : "arrow-right"}
              size="small"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
