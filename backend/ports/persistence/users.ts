import type { User } from "../../domain/account.ts";

export interface Users {
  find(id: string): Promise<User | null>;
  /** By address, whatever its case. */
  findByEmail(email: string): Promise<User | null>;
  /** ERR_DUPLICATE_ENTITY when the address is taken. */
  add(user: Omit<User, "therapistId">): Promise<void>;
  save(user: User): Promise<void>;
  /** The user and the sign-in of a token in one read; null when either is gone, ended or expired at `now`. */
  findSignedIn(userId: string, signInId: string, now: number): Promise<User | null>;

  addSignIn(signIn: SignIn): Promise<void>;
  findSignIn(id: string): Promise<SignIn | null>;
  saveSignIn(signIn: SignIn): Promise<void>;
  /** Ends every sign-in of a user, but for `except`. */
  endSignIns(userId: string, now: number, except?: string): Promise<void>;

  addRefreshToken(token: RefreshToken): Promise<void>;
  findRefreshToken(hash: string): Promise<RefreshToken | null>;
  saveRefreshToken(token: RefreshToken): Promise<void>;

  addMailToken(token: MailToken): Promise<void>;
  findMailToken(hash: string): Promise<MailToken | null>;
  /** False when somebody used it in between. */
  useMailToken(hash: string, now: number): Promise<boolean>;
}

/** One signed-in device. Instants in ms. */
export type SignIn = {
  id: string;
  userId: string;
  device: string;
  remember: boolean;
  createdAt: number;
  lastUsedAt: number;
  expiresAt: number;
  endedAt: number | null;
};

export type RefreshToken = {
  hash: string;
  signInId: string;
  createdAt: number;
  usedAt: number | null;
  /** The sealed token that replaced this one. */
  successor: string | null;
};

export type MailToken = {
  hash: string;
  userId: string;
  purpose: "verify-email" | "reset-password";
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
};
