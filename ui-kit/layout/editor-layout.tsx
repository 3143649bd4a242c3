import type { ComponentProps, ReactNode } from "react";
import "./editor-layout.css";

export type EditorLayoutProps = Omit<ComponentProps<"div">, "className"> & {
  /** The list of sections; shown from 992 px. */
  list: ReactNode;
  /** A live preview; shown from 1200 px. */
  preview?: ReactNode;
};

/** A long form with the list of its sections before it and a preview after it. */
export function EditorLayout({ list, preview, children, ...rest }: EditorLayoutProps) {
  return (
    <div {...rest} className="editor-layout" data-preview={preview ? "" : undefined}>
      <div data-part="list">{list}</div>
      <div data-part="form">{children}</div>
      {preview && <div data-part="preview">{preview}</div>}
    </div>
  );
}
