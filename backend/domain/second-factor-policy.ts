import { isStaff, type StaffRole } from "./rights.ts";

/** Which users must have a second factor: none, administrators with reviewers and finance, or also practitioners with their assistants. */
export const secondFactorPolicies = ["off", "admins", "practitioners"] as const;

export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

export function isSecondFactorRequired(
  policy: SecondFactorPolicy,
  user: {
    isAdmin: boolean;
    staffRoles?: readonly StaffRole[] | undefined;
    therapistId: string | null;
    isAssistant?: boolean | undefined;
  },
): boolean {
  if (policy === "off") return false;
  if (isStaff(user)) return true;
  return policy === "practitioners" && (user.therapistId !== null || user.isAssistant === true);
}
