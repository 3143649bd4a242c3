import type { ComponentProps, ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./top-notice.css";

export type TopNoticeProps = Omit<ComponentProps<"div">, "className"> & {
  icon: IconName;
  closeLabel: string;
  onClose: () => void;
  /** The notice is announced when it appears, so the component stays while there is none. */
  children: ReactNode;
};

/** A state of the whole app, in sight below the app bar wherever the page is scrolled. It moves nothing. */
export function TopNotice({ icon, closeLabel, onClose, children, ...rest }: TopNoticeProps) {
  return (
    <div role="status" {...rest} className="top-notice">
      {children && (
        <p>
          <Icon name={icon} size="small" />
          <span>{children}</span>
          <Button variant="quiet" small icon="x" iconOnly onClick={onClose}>{closeLabel}</Button>
        </p>
      )}
    </div>
  );
}
