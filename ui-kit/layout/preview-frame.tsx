import type { ComponentProps } from "react";
import "./preview-frame.css";

export type PreviewFrameProps = Omit<ComponentProps<"div">, "className">;

/** A part of another page at half its size. Its controls do nothing. */
export function PreviewFrame({ children, ...rest }: PreviewFrameProps) {
  return (
    <div {...rest} className="preview-frame" inert>
      <div>{children}</div>
    </div>
  );
}
