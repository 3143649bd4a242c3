import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Drawer } from "../navigation/drawer.tsx";
import "./admin-layout.css";

export type AdminLayoutProps = Omit<ComponentProps<"div">, "className"> & {
  /** The navigation of the part, shown at the side and, below 992 px, in a drawer. */
  navigation: ReactNode;
  /** Names the drawer and the button that opens it. */
  label: string;
  closeLabel: string;
  /** Beside the button of the drawer. */
  tools?: ReactNode;
  /** Closes the drawer when it changes. */
  address: string;
};

/** Scrolls only the navigation, never the page. */
function showCurrent(side: HTMLElement | null) {
  const current = side?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!side || !current) return;
  const { top, height } = side.getBoundingClientRect();
  const isShown = current.top >= top + height / 8 && current.bottom <= top + height;
  if (!isShown) side.scrollTop += current.top - top - height / 2;
}

/** Pages for administrators: a dark navigation at the side. */
export function AdminLayout(
  { navigation, label, closeLabel, address, tools, children, ...rest }: AdminLayoutProps,
) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrent(side.current), [address]);
  return (
    <div {...rest} className="admin-layout" data-tools={tools ? "" : undefined}>
      <div ref={side} data-part="side">{navigation}</div>
      <div data-part="bar">
        <span data-part="narrow">
          <Button small icon="panel-left" onClick={() => setOpenAt(address)}>{label}</Button>
        </span>
        {tools}
      </div>
      <div data-part="content">{children}</div>
      <Drawer
        open={openAt === address}
        onClose={() => setOpenAt(null)}
        title={label}
        closeLabel={closeLabel}
      >
        {navigation}
      </Drawer>
    </div>
  );
}
