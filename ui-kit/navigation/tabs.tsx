import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Link } from "../controls/link.tsx";
import "./tabs.css";

export type TabsProps = Omit<ComponentProps<"nav">, "className" | "children"> & {
  label: string;
  tabs: { href: string; label: ReactNode; current?: boolean | undefined }[];
  action?: ReactNode;
};

/** Links to the parts of a page. */
export function Tabs({ label, tabs, action, ...rest }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-current]");
    // Only sideways: the page itself must not scroll.
    if (!list.current || !tab) return;
    const { offsetLeft, clientWidth } = list.current;
    list.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav {...rest} className="tabs" aria-label={label}>
      <ul ref={list}>
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
