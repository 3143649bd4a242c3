import { hasRight, type Right } from "backend/domain/rights.ts";
import { useCurrentUser } from "../api/use-sign-in-session.ts";

/** Whether the signed-in user has a right. The server decides whatever a page shows. */
export function useRights(): (right: Right) => boolean {
  const roles = useCurrentUser()?.roles ?? [];
  return (right) => hasRight(roles, right);
}
