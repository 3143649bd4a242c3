/** What can change between an administrator's look at a profile and the decision. */
export const approvalChanges = ["profile", "certificates"] as const;

export type ApprovalChange = (typeof approvalChanges)[number];

/** What an administrator decided about a profile or a certificate. `decidedAt` in ms. */
export type Decision = { outcome: "approved" | "declined"; decidedAt: number };
