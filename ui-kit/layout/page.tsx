import type { ComponentProps } from "react";
import "./page.css";

export type PageProps = Omit<ComponentProps<"div">, "className"> & {
  /** `wide` is the content width of the product, `reading` a column of prose, `form` a column for a form. */
  width?: "wide" | "reading" | "form" | undefined;
  /** Air above and below the content. */
  padded?: boolean | undefined;
};

/** The wrap of a page: content width, centred, with the gutter. */
export function Page({ width = "wide", padded = false, ...rest }: PageProps) {
  return <div {...rest} className="page" data-width={width} data-padded={padded || undefined} />;
}
