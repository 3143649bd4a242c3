import { type ComponentProps, type ReactNode, useState } from "react";
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

/** Pages for administrators: a dark navigation at the side. */
export function AdminLayout(
  { navigation, label, closeLabel, address, tools, children, ...rest }: AdminLayoutProps,
) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <div {...rest} className="admin-layout" data-tools={tools ? "" : undefined}>
      <div data-part="side">{navigation}</div>
      <div data-part="content">
        <div data-part="bar">
          <span data-part="narrow">
            <Button small icon="panel-left" onClick={() => setOpenAt(address)}>{label}</Button>
          </span>
          {tools}
        </div>
        {children}
      </div>
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
