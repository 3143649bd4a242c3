import type { ComponentProps } from "react";
import "./page.css";

export type PageProps = Omit<ComponentProps<"div">, "className"> & {
  /** `wide` is the content width of the app. */
  width?: "wide" | "reading" | "form" | undefined;
  /** Space above and below the content. */
  padded?: boolean | undefined;
};

/** Centres content and limits its width. */
export function Page({ width = "wide", padded = false, ...rest }: PageProps) {
  return <div {...rest} className="page" data-width={width} data-padded={padded || undefined} />;
}
