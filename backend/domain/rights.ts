/** Roles beside that of an administrator: reviewers only moderate, finance only sees to money. */
export const staffRoles = ["reviewer", "finance"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A visitor is not signed in. A person has all roles that fit. */
export const roles = [
  "visitor",
  "client",
  "assistant",
  "therapist",
  ...staffRoles,
  "admin",
] as const;

export type Role = (typeof roles)[number];

const admins = ["admin"] as const;
const moderators = ["reviewer", "admin"] as const;
const cashiers = ["finance", "admin"] as const;
const practitioners = ["therapist"] as const;
const calendarKeepers = ["therapist", "assistant"] as const;

/** Which roles have a right. What a person does with their own data follows from owning it, not from a role. */
const holders = {
  "see-summary": ["reviewer", "finance", "admin"],
  "keep-views": ["reviewer", "finance", "admin"],
  "moderate-reviews": moderators,
  "follow-questions": moderators,
  "see-money": cashiers,
  "refund-payments": cashiers,
  "manage-gift-cards": cashiers,
  "answer-leads": admins,
  "invite-practitioners": admins,
  "approve-practitioners": admins,
  "check-certificates": admins,
  "edit-profiles": admins,
  "manage-rules": admins,
  "manage-values": admins,
  "manage-texts": admins,
  "manage-courses": admins,
  "manage-teams": admins,
  "manage-users": admins,
  "grant-roles": admins,
  "open-private-data": admins,
  "see-sessions": admins,
  "see-figures": admins,
  "read-audit-log": admins,
  "see-processing-record": admins,
  "manage-mails": admins,
  "manage-jobs": admins,
  "manage-partners": admins,
  "keep-calendar": calendarKeepers,
  "invite-assistants": practitioners,
  "answer-clients": practitioners,
  "sell-packages": practitioners,
  "offer-courses": practitioners,
  "read-statements": practitioners,
  "use-api": practitioners,
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof holders;

export const rights = Object.keys(holders) as Right[];

export function holdersOf(right: Right): readonly Role[] {
  return holders[right];
}

export function hasRight(roles: readonly Role[], right: Right): boolean {
  return holdersOf(right).some((role) => roles.includes(role));
}

type RoleHolder = {
  therapistId: string | null;
  /** Whether the account keeps the calendar of a practitioner. */
  isAssistant?: boolean | undefined;
  isAdmin: boolean;
  staffRoles?: readonly StaffRole[] | undefined;
};

export function rolesOf(
  { therapistId, isAssistant, isAdmin, staffRoles: granted = [] }: RoleHolder,
): Exclude<Role, "visitor">[] {
  return [
    "client",
    ...(isAssistant ? ["assistant" as const] : []),
    ...(therapistId ? ["therapist" as const] : []),
    ...staffRoles.filter((role) => granted.includes(role)),
    ...(isAdmin ? ["admin" as const] : []),
  ];
}

/** `account` null: a visitor. */
export function mayDo(account: RoleHolder | null, right: Right): boolean {
  return hasRight(account ? rolesOf(account) : ["visitor"], right);
}

/** Whether the account can do more than its own things, and so needs more than a mailed code to sign in. */
export function isStaff(
  { isAdmin, staffRoles = [] }: Omit<RoleHolder, "therapistId" | "isAssistant">,
): boolean {
  return isAdmin || staffRoles.length > 0;
}

/** The right to read a list of `/admin`; undefined for a list that is none of them. */
export function rightToList(list: string): Right | undefined {
  return new Map<string, Right>(Object.entries(listRights)).get(list);
}

const listRights = {
  leads: "answer-leads",
  invitations: "invite-practitioners",
  practitioners: "approve-practitioners",
  certificates: "check-certificates",
  reviews: "moderate-reviews",
  reports: "moderate-reviews",
  questions: "follow-questions",
  users: "manage-users",
  "api-keys": "manage-users",
  sessions: "see-sessions",
  payments: "see-money",
  ledger: "see-money",
  "gift-cards": "manage-gift-cards",
  values: "manage-values",
  pages: "manage-texts",
  courses: "manage-courses",
  mails: "manage-mails",
  jobs: "manage-jobs",
  actions: "read-audit-log",
} as const satisfies Record<string, Right>;
