import type { Call } from "./matrix-calls.ts";
import type { Actor, Fixture, StaffActor } from "./matrix-fixture.ts";

export type Row = {
  operationId: string;
  /** Distinguishes two rows of one operation. */
  when?: string;
  answers: Record<Exclude<Actor, StaffActor>, number>;
  call: (fixture: Fixture, actor: Actor) => Call | Promise<Call>;
  /** The error code of a refusal that is not the usual one of its status. */
  refusal?: Partial<Record<Actor, string>>;
  /** Whether the row changes what others read, so that it needs data of its own. */
  alone?: boolean;
  /** What a successful answer must contain besides what the contract says. */
  shows?: (body: never, fixture: Fixture, actor: Actor) => boolean;
};

type Answers = Partial<Row["answers"]>;

const notSignedIn = { visitor: 401, disabled: 401, expiredToken: 401, endedSignIn: 401 };
const everyRole = (status: number) => ({
  visitor: status,
  owner: status,
  otherClient: status,
  practitioner: status,
  otherPractitioner: status,
  admin: status,
});

/** For every caller; but an invalid token is refused even here. */
export const open = (status: number) => ({
  ...everyRole(status),
  disabled: 401,
  expiredToken: 401,
  endedSignIn: 401,
});
/** For every signed-in user. */
export const signedIn = (status: number) => ({ ...everyRole(status), ...notSignedIn });
/** For some roles. */
export const roles = (answers: Answers) => ({ ...everyRole(403), ...notSignedIn, ...answers });
/** For the owner; to others it does not exist. */
export const owned = (answers: Answers) => ({ ...everyRole(404), ...notSignedIn, ...answers });
/** Public, but hidden from most. */
export const hidden = (answers: Answers) => ({ ...open(404), ...answers });

export const row = (
  operationId: string,
  answers: Row["answers"],
  call: Row["call"] = () => ({}),
  more: Pick<Row, "alone" | "refusal" | "shows" | "when"> = {},
): Row => ({ operationId, answers, call, ...more });
