import type { ComponentProps } from "react";
import "./page.css";

export type PageProps = Omit<ComponentProps<"div">, "className"> & {
  width?: "wide" | "reading" | "form" | undefined;
  padded?: boolean | undefined;
};

/** Centres content and limits its width. */
export function Page({ width = "wide", padded = false, ...rest }: PageProps) {
  return <div {...rest} className="page" data-width={width} data-padded={padded || undefined} />;
}
