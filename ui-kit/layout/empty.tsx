import type { ComponentProps, ReactNode } from "react";
import { GrowthRings } from "./growth-rings.tsx";
import "./empty.css";

export type EmptyProps = Omit<ComponentProps<"div">, "className"> & {
  message: ReactNode;
  action?: ReactNode;
};

/** An empty state. */
export function Empty({ message, action, ...rest }: EmptyProps) {
  return (
    <div {...rest} className="empty">
      <GrowthRings seed="nothing here" />
      <p>{message}</p>
      {action}
    </div>
  );
}
