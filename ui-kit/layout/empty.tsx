import type { ComponentProps, ReactNode } from "react";
import { GrowthRings } from "./growth-rings.tsx";
import "./empty.css";

export type EmptyProps = Omit<ComponentProps<"div">, "className"> & {
  /** One sentence: what is not here. */
  message: ReactNode;
  /** One way out, best with its number. */
  action?: ReactNode;
};

/** Nothing here, said calmly, with one way out. */
export function Empty({ message, action, ...rest }: EmptyProps) {
  return (
    <div {...rest} className="empty">
      <GrowthRings seed="nothing here" />
      <p>{message}</p>
      {action}
    </div>
  );
}
