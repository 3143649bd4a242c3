import type { Chosen } from "./choices.ts";

export type Role = "visitor" | "client" | "practitioner" | "admin";

/** An address with what it was recorded with. */
export type Visit = {
  path: string;
  as: Role;
  /** What happened before, as a name in `recording/situations.ts`. */
  after?: string;
  /** What was chosen instead of what is recorded. */
  chosen?: Chosen;
};

export type Screen = {
  /** A group and a name. */
  title: string;
  /** With parameters. */
  path: string;
  /** A visitor by default. */
  as?: Exclude<Role, "visitor">;
  after?: string;
  /** Shows lists that can be empty. */
  lists?: true;
  /** Shows nothing from the server, so that nothing loads or fails. */
  still?: true;
  /** States beside those that every screen has. */
  more?: Record<string, Partial<Visit>>;
};
