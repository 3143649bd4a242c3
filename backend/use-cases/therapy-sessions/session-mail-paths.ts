import type { TherapySession } from "../../domain/therapy-session.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import { bookingPath } from "../booking-links/signed-link.ts";

/** They open without signing in: the token is added when the mail is sent. */
export function clientPaths({ id }: TherapySession, isCancelled: boolean): MailedSession["paths"] {
  const open = bookingPath(id);
  return isCancelled
    ? { open }
    : { open, move: bookingPath(id, "move"), cancel: bookingPath(id, "cancel") };
}

export function therapistPaths(
  { id }: TherapySession,
  call: MailedSession["call"],
): MailedSession["paths"] {
  const open = `/sessions?open=${id}`;
  return {
    open,
    move: `${open}&move=${id}`,
    cancel: `${open}&cancel=${id}`,
    ...(call && call.callLinkFrom === null
      ? { callSettings: "/sessions/availability#call-links" }
      : {}),
  };
}
