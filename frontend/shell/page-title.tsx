import { config } from "../config.ts";

/** The document title: the page, then the brand. */
export function PageTitle({ children }: { children?: string | undefined }) {
  return <title>{children ? `${children} – ${config.brand}` : config.brand}</title>;
}
