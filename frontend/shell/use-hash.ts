import { useLocation } from "react-router";
import { useIsTakingOver } from "../use-render-time.ts";

/** The part of the address after "#"; null while only the browser knows it. */
export function useHash(): string | null {
  const { hash } = useLocation();
  return useIsTakingOver() ? null : hash.slice(1);
}
