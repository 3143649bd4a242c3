import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import "./tabs.css";

export type TabsProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  /** Names the navigation. */
  label: string;
  /** Each tab is an address, so that it can be kept, shared and gone back to. */
  tabs: { href: string; label: ReactNode; current?: boolean | undefined }[];
  /** A button at the end of the line. */
  action?: ReactNode;
};

/** Parts of one page, as links. */
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
