import type { NewUser, SignedInUser, User } from "../../domain/account.ts";
import type { EmailChange } from "../../domain/email-change.ts";
import type { MailToken } from "../../domain/mail-token.ts";
import type { RefreshToken, SignIn } from "../../domain/sign-in.ts";
import type { Page, PageQuery } from "../scheduling.ts";

export interface Users {
  find(id: string): Promise<User | null>;
  /** By address, whatever its case. */
  findByEmail(email: string): Promise<User | null>;
  /** Everybody, oldest first. */
  list(query: PageQuery): Promise<Page<User>>;
  /** The pictures somebody has. */
  listPictureKeys(): Promise<string[]>;
  /** ERR_DUPLICATE_ENTITY when the address is taken. */
  add(user: NewUser): Promise<void>;
  /** ERR_DUPLICATE_ENTITY when the address is taken. */
  save(user: User): Promise<void>;
  /** Removes a record that nobody has ever used. */
  remove(id: string): Promise<void>;
  /** The user and the sign-in of a token in one read; null when either is gone, ended or expired at `now`. */
  findSignedIn(userId: string, signInId: string, now: number): Promise<SignedInUser | null>;

  addSignIn(signIn: SignIn): Promise<void>;
  findSignIn(id: string): Promise<SignIn | null>;
  saveSignIn(signIn: SignIn): Promise<void>;
  /** Those that have not ended or expired at `now`, the last used first. */
  listSignIns(userId: string, now: number): Promise<SignIn[]>;
  /** Ends every sign-in of a user, but for `except`. */
  endSignIns(userId: string, now: number, except?: string): Promise<void>;

  addRefreshToken(token: RefreshToken): Promise<void>;
  findRefreshToken(hash: string): Promise<RefreshToken | null>;
  saveRefreshToken(token: RefreshToken): Promise<void>;

  addMailToken(token: MailToken): Promise<void>;
  findMailToken(hash: string): Promise<MailToken | null>;
  /** False when somebody used it in between. */
  useMailToken(hash: string, now: number): Promise<boolean>;
  /** Makes every unused link of this purpose worthless: a newer one counts, or none. */
  endMailTokens(userId: string, purpose: MailToken["purpose"], now: number): Promise<void>;

  /** Keeps a wish for another address, in place of an earlier one. */
  saveEmailChange(change: EmailChange): Promise<void>;
  /** By the hash of either of its links. */
  findEmailChange(hash: string): Promise<EmailChange | null>;
  removeEmailChange(userId: string): Promise<void>;

  /** Removes sign-ins, with their refresh tokens, links and wishes that expired before `instant` (ms). */
  removeExpired(instant: number): Promise<void>;
}
