import { useLocation } from "react-router";

/** The addresses of the login with a password and with a code, which lead back to the same page. */
export function useLoginAddresses() {
  const params = new URLSearchParams(useLocation().search);
  params.delete("with");
  const password = params.size > 0 ? `/login?${params}` : "/login";
  params.set("with", "code");
  return { password, code: `/login?${params}` };
}
