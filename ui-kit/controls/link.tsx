import { type ComponentProps, createContext, type MouseEvent, use } from "react";
import "./link.css";

/** Goes to an address of the app without loading a page. */
export type Navigate = (href: string) => void;

/** The router that plain links use; KitProvider fills it. */
export const NavigateContext = createContext<Navigate | undefined>(undefined);

function staysInTheApp(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin, pathname, search, hash } = event.currentTarget;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return false;
  if ((target && target !== "_self") || event.currentTarget.hasAttribute("download")) return false;
  const here = globalThis.location;
  if (origin !== here.origin) return false;
  return !(hash && pathname === here.pathname && search === here.search);
}

export type LinkProps = ComponentProps<"a"> & {
  /** `quiet` takes the colour of the text around it. */
  tone?: "theme" | "quiet" | undefined;
  /** Reloads the page instead of using the app's router (downloads, other documents). */
  reload?: boolean | undefined;
};

/** A plain link. React Aria's own costs 13 kB and the first page is mostly links. */
export function Link({ tone, reload = false, className = "link", onClick, ...rest }: LinkProps) {
  const navigate = use(NavigateContext);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!navigate || reload || !rest.href || !staysInTheApp(event)) return;
    event.preventDefault();
    navigate(rest.href);
  }
  return <a {...rest} className={className} data-tone={tone} onClick={follow} />;
}
