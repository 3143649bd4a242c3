import type { NewUser, SignedInUser, User } from "../../domain/account.ts";
import type { EmailChange } from "../../domain/email-change.ts";
import type { MailToken, MailTokenPurpose } from "../../domain/mail-token.ts";
import type { RefreshToken, SignIn } from "../../domain/sign-in.ts";
import type { Page, PageQuery } from "../page.ts";

/** Users with their sign-ins and mailed links. Instants in ms. */
export interface Users {
  find(id: string): Promise<User | null>;
  /** By address, in any case. */
  findByEmail(email: string): Promise<User | null>;
  list(query: PageQuery): Promise<Page<User>>;
  /** Administrators who can sign in. */
  listAdmins(): Promise<User[]>;
  listPictureKeys(): Promise<string[]>;
  /** Throws ERR_DUPLICATE_ENTITY when the address is taken. */
  add(user: NewUser): Promise<void>;
  save(user: User): Promise<void>;
  /** For a user who has no sessions. */
  remove(id: string): Promise<void>;
  /** The user of an active sign-in in one read; null when the sign-in is unknown, ended or expired at `now`. */
  findSignedIn(userId: string, signInId: string, now: number): Promise<SignedInUser | null>;

  addSignIn(signIn: SignIn): Promise<void>;
  findSignIn(id: string): Promise<SignIn | null>;
  saveSignIn(signIn: SignIn): Promise<void>;
  /** Sign-ins that are neither ended nor expired at `now`, last used first. */
  listSignIns(userId: string, now: number): Promise<SignIn[]>;
  endSignIns(userId: string, now: number, except?: string): Promise<void>;

  addRefreshToken(token: RefreshToken): Promise<void>;
  findRefreshToken(hash: string): Promise<RefreshToken | null>;
  saveRefreshToken(token: RefreshToken): Promise<void>;

  addMailToken(token: MailToken): Promise<void>;
  findMailToken(hash: string): Promise<MailToken | null>;
  /** False when the token is used already. */
  useMailToken(hash: string, now: number): Promise<boolean>;
  endMailTokens(userId: string, purpose: MailTokenPurpose, now: number): Promise<void>;

  saveEmailChange(change: EmailChange): Promise<void>;
  findEmailChange(hash: string): Promise<EmailChange | null>;
  emailChangeOf(userId: string): Promise<EmailChange | null>;
  removeEmailChange(userId: string): Promise<void>;

  /** Removes sign-ins, links and email changes that expired before `instant`. */
  removeExpired(instant: number): Promise<void>;
}
