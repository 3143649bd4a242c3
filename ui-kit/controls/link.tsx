import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use } from "react";
import { RouterProvider } from "react-aria-components";
import "./link.css";

/** Goes to an address of the app without loading a page. */
export type Navigate = (href: string) => void;

const Routing = createContext<Navigate | undefined>(undefined);

/** Lets every link of the kit, plain or inside a menu, be followed by the app's own router. */
export function LinkRouting({ navigate, children }: {
  /** Called with the href of a link that was pressed without a modifier key. */
  navigate: Navigate;
  children: ReactNode;
}) {
  return (
    <RouterProvider navigate={navigate}>
      <Routing value={navigate}>{children}</Routing>
    </RouterProvider>
  );
}

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
  const navigate = use(Routing);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!navigate || reload || !rest.href || !staysInTheApp(event)) return;
    event.preventDefault();
    navigate(rest.href);
  }
  return <a {...rest} className={className} data-tone={tone} onClick={follow} />;
}
