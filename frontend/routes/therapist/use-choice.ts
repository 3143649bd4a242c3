import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { type Choice, readChoice, writeChoice } from "./choice.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";

/** The choice of the address and ways to change it. The page stays where it is scrolled to. */
export function useChoice() {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(params), [params]);
  return {
    choice,
    /** Changes a part of it in place. */
    change(part: Partial<Choice>) {
      const search = writeChoice({ ...choice, ...part });
      void navigate({ search }, { preventScrollReset: true, replace: true });
    },
    /** Opens the booking page as a step one can go back from. */
    open(part: Partial<Choice>) {
      const search = writeChoice({ ...choice, ...part, book: true });
      void navigate({ search }, { preventScrollReset: true });
    },
    /** This page with another choice, to come back to. */
    addressWith: (part: Partial<Choice>) => pathname + writeChoice({ ...choice, ...part }),
  };
}
