import type { ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./quick-exit.css";

export type QuickExitProps = {
  /** Where it leads without scripts. */
  href: string;
  /** The keys that do the same. */
  hint: string;
  /** In the corner of a page without a bar. */
  floating?: boolean | undefined;
  /** Floating, next to the close button that a dialog around the page shows in the corner. */
  besideClose?: boolean | undefined;
  onLeave: () => void;
  children: ReactNode;
};

/** Leaves the site at once. On a narrow screen only its icon shows. */
export function QuickExit(
  { href, hint, floating = false, besideClose = false, onLeave, children }: QuickExitProps,
) {
  return (
    <a
      className="quick-exit"
      href={href}
      title={hint}
      rel="noreferrer"
      data-floating={floating || undefined}
      data-beside-close={besideClose || undefined}
      onClick={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <Icon name="log-out" size="small" />
      <span>{children}</span>
    </a>
  );
}
