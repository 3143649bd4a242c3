import { opensWithCode } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { checkCode, codeTries } from "../../domain/mailed-code.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Book } from "../../ports/scheduling/time-holds.ts";
import { codeLimit } from "../auth/code-limit.ts";
import { type NewSignIn, signInOrBeginSecondStep } from "../auth/new-sign-in.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { type Confirmed, confirmRequest, requestCodeText, withOpenPage } from "./confirmation.ts";
import { findOwnRequest } from "./own-request.ts";

type Confirmation = {
  id: string;
  secret: string;
  code: string;
  /** Null with the key of a partner: the guest proved the mailbox, not the partner. */
  device: string | null;
  maxOpenBookings: number;
  publicUrl: string;
};

type SignedInConfirmed = { confirmed: Confirmed; device: NewSignIn | null };

/**
 * Books the requested time for the person who proves the mailbox with the code, and signs in on this device when the
 * account opens with a code. Any number of repetitions and devices give one booking.
 */
export async function confirmBookingRequest(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  { now, address, deviceMarks }: VisitorContextWithAddress,
  input: Confirmation,
): Promise<SignedInConfirmed> {
  const { auth, persistence, scheduling: { holds } } = ports;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const { eventTypeUri, startsAt, email } = await findOwnRequest(ports, persistence, input);
  const limit = codeLimit(auth, { email, address, deviceMarks });
  const outcome = await holds.bookWith({ eventTypeUri, startsAt }, now, useCode);
  if ("triesLeft" in outcome) throw new DomainError("ERR_INVALID_CODE", outcome);
  const { publicUrl } = input;
  return {
    ...outcome,
    confirmed: await withOpenPage(ports, outcome.confirmed, { publicUrl, now }),
  };

  async function useCode(repositories: Repositories, book: Book) {
    const { attempts, bookingRequests } = repositories;
    await limit.requireNotReached(attempts, now);
    const request = await findOwnRequest(ports, repositories, input);
    const { id, tries, codeHash, codeExpiresAt } = request;
    const matches = auth.macMatches("mailed-code", requestCodeText(id, input.code), codeHash);
    const verdict = checkCode({ tries, expiresAt: codeExpiresAt }, matches, now);
    const isRepeated = request.confirmedAt !== null && matches;
    if (verdict === "expired" && !isRepeated) throw new DomainError("ERR_CODE_EXPIRED");
    if (verdict === "wrong") {
      await bookingRequests.save(id, { tries: tries + 1 });
      await limit.countWrong(attempts, now);
      return { triesLeft: codeTries - tries - 1 };
    }
    if (!isRepeated) await limit.countRight(attempts, input.code);
    const { maxOpenBookings } = input;
    const confirmed = await confirmRequest(
      ports,
      repositories,
      { holds: holds!, book },
      { request, maxOpenBookings },
      now,
    );
    const { client } = confirmed;
    const opens = verdict === "right" && !request.isOfPartner && client.disabledAt === null &&
      opensWithCode(client) && !client.hasSecondFactor;
    const { device } = input;
    if (!opens || device === null) return { confirmed, device: null };
    // Repetitions count as tries, so that one code opens only a few sign-ins.
    if (isRepeated) await bookingRequests.save(id, { tries: tries + 1 });
    const signIn = { user: client, device, remember: false, isProven: true };
    const added = await signInOrBeginSecondStep(ports, repositories, signIn, now);
    return { confirmed, device: "secondStep" in added ? null : added };
  }
}
