import { type ComponentProps, createContext, type MouseEvent, use } from "react";
import "./link.css";

export type Navigate = (href: string) => void;

export const NavigateContext = createContext<Navigate | undefined>(undefined);

function isHandledByRouter(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin, pathname, search, hash } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return false;
  if ((target && target !== "_self") || event.currentTarget.hasAttribute("download")) return false;
  const here = globalThis.location;
  if (origin !== here.origin) return false;
  return !(hash && pathname === here.pathname && search === here.search);
}

export type LinkProps = ComponentProps<"a"> & {
  tone?: "theme" | "quiet" | undefined;
  /** Loads the page instead of using the router, e.g. for downloads. */
  reload?: boolean | undefined;
};

/** A link that uses the router of the app. It does not use React Aria, which would add 13 kB to the first page. */
export function Link({ tone, reload = false, className = "link", onClick, ...rest }: LinkProps) {
  const navigate = use(NavigateContext);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!navigate || reload || !rest.href || !isHandledByRouter(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    navigate(pathname + search + hash);
  }
  return <a {...rest} className={className} data-tone={tone} onClick={follow} />;
}
