import { config } from "../config.ts";

export function PageTitle({ children }: { children?: string | undefined }) {
  return <title>{children ? `${children} – ${config.brand}` : config.brand}</title>;
}
