import type { User } from "./account.ts";

/** What can change between an administrator's look at an account and the decision. */
export const accountParts = ["name", "email", "roles", "practitioner", "state"] as const;

export type AccountPart = (typeof accountParts)[number];

type Versioned = Pick<
  User,
  "name" | "email" | "isAdmin" | "staffRoles" | "therapistId" | "emailVerifiedAt" | "disabledAt"
>;

/** The version of an account: a mark of each part, so that a refusal can name what changed. */
export function accountVersion(user: Versioned): string {
  return accountParts.map((part) => mark(textOf(part, user))).join(".");
}

/** The parts that differ from a version; all for a text that is none. */
export function changedParts(user: Versioned, version: string): AccountPart[] {
  const marks = version.split(".");
  return accountParts.filter((part, at) => marks[at] !== mark(textOf(part, user)));
}

function textOf(part: AccountPart, user: Versioned): string {
  return {
    name: user.name,
    email: user.email,
    roles: [user.isAdmin, ...user.staffRoles].join(" "),
    practitioner: user.therapistId ?? "",
    state: `${user.emailVerifiedAt} ${user.disabledAt}`,
  }[part];
}

/** FNV-1a in base 36: versions differ by it, and it protects nothing. */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
