import type { ComponentProps } from "react";
import "./page.css";

export type PageProps = Omit<ComponentProps<"div">, "className"> & {
  width?: "wide" | "reading" | "form" | undefined;
  /** `low` for a bar above the page. */
  padded?: boolean | "low" | undefined;
  /** At least as high as the window, so that the footer is not seen to move while the content loads. */
  tall?: boolean | undefined;
  /** A column that fills the window down to the footer. */
  fill?: boolean | undefined;
};

/** Centres content and limits its width. */
export function Page(
  { width = "wide", padded = false, tall = false, fill = false, ...rest }: PageProps,
) {
  return (
    <div
      {...rest}
      className="page"
      data-width={width}
      data-padded={padded || undefined}
      data-tall={tall || undefined}
      data-fill={fill || undefined}
    />
  );
}
