import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import "./tabs.css";

export type TabsProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  label: string;
  tabs: { href: string; label: ReactNode; current?: boolean | undefined }[];
  action?: ReactNode;
};

/** Links to the parts of a page. */
export function Tabs({ label, tabs, action, ...rest }: TabsProps) {
  return (
    <nav {...rest} className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ href, label, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? "page" : undefined}>{label}</Link>
          </li>
        ))}
      </ul>
      {action}
    </nav>
  );
}
