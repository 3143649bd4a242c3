import { useEffect } from "react";
import { useLocation } from "react-router";
import { useDiscreetWord } from "./use-discreet.ts";

const privatePages = /^\/(journal|sessions|preferences|test|user|seen|questions)(\/|$)/;

/**
 * In discreet mode the address of a private page says neither what was searched for nor which dialog is open. The router
 * has the whole address meanwhile; the history of the browser has it without the query.
 */
export function HiddenAddress() {
  const isDiscreet = useDiscreetWord() !== null;
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!isDiscreet || search === "" || !privatePages.test(pathname)) return;
    history.replaceState(history.state, "", pathname + hash);
  }, [isDiscreet, pathname, search, hash]);
  return null;
}
