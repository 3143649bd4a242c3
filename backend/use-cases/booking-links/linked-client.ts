import type { Account, User } from "../../domain/account.ts";

/** Who acts through a signed link: the client of the booking, without any other role. */
export function linkedClient({ id, email, name }: User): Account {
  return { userId: id, signInId: "", email, name, therapistId: null, isAdmin: false };
}
