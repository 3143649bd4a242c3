import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../../api/api-error.ts";

/** Opens the second step where a login was refused for it, on the same address; false for any other failure. */
export function useSecondStep(): (failure: unknown) => boolean {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (failure) => {
    const step = failure instanceof ApiError ? failure.problem.secondStep : undefined;
    if (!step) return false;
    const params = new URLSearchParams(search);
    for (const name of ["with", "ticket", "provider", "error"]) params.delete(name);
    params.set("secondStep", step.ticket);
    params.set("kinds", step.kinds.join(","));
    const login = pathname === "/login/link" ? "/login" : pathname;
    void navigate({ pathname: login, search: `?${params}`, hash }, { replace: true });
    return true;
  };
}
