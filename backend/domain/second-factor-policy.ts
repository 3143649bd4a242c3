/** Which users must have a second factor: none, administrators, or also practitioners. */
export const secondFactorPolicies = ["off", "admins", "practitioners"] as const;

export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

export function isSecondFactorRequired(
  policy: SecondFactorPolicy,
  { isAdmin, therapistId }: { isAdmin: boolean; therapistId: string | null },
): boolean {
  if (policy === "off") return false;
  return isAdmin || (policy === "practitioners" && therapistId !== null);
}
