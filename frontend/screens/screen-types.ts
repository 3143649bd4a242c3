export type Role = "visitor" | "client" | "practitioner" | "admin";

/** An address with what it was recorded with. */
export type Visit = {
  path: string;
  as: Role;
  /** What happened before, as a name in `recording/situations.ts`. */
  after?: string;
  /** The time that was chosen instead of the recorded one. */
  start?: string;
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
