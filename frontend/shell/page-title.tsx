import { config } from "../config.ts";

/** The title of the window: this page, then the house. */
export function PageTitle({ children }: { children?: string | undefined }) {
  return <title>{children ? `${children} – ${config.brand}` : config.brand}</title>;
}
