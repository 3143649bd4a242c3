import type { User } from "../../domain/account.ts";
import type { Therapist } from "../../domain/therapist.ts";
import { cancelFreeUntil } from "../../domain/therapy-session.ts";
import type { WaitingEntry, WaitingOffer } from "../../domain/waiting-list.ts";
import { offsetAt } from "../../domain/wall-clock.ts";
import type { Auth } from "../../ports/auth.ts";
import type { MailMessage } from "../../ports/mail.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { waitingPath } from "./waiting-link.ts";

type Template = "waiting-list-joined" | "waiting-list-removed";
type Person = { user: User; entry: WaitingEntry; therapist: Therapist };

export function waitingListMail(
  auth: Auth,
  template: Template,
  { user, entry, therapist }: Person,
): MailMessage {
  const path = template === "waiting-list-joined"
    ? waitingPath(auth, entry, user)
    : `/therapist/view/${therapist.slug}`;
  return { ...addressee(user), template, facts: { therapist: therapist.name, path } };
}

/** Names the offered time, its terms and until when the offer stands, or that it has ended. */
export async function offerMail(
  auth: Auth,
  { domainValues }: Pick<Repositories, "domainValues">,
  template: "waiting-list-offer" | "waiting-list-offer-ended",
  { user, entry, therapist, offer }: Person & { offer: WaitingOffer },
): Promise<MailMessage> {
  const practice = therapist.practices.find(({ id }) => id === offer.practiceId);
  const type = (await domainValues.list()).find(({ domainCode, code }) =>
    domainCode === "THERAPY_TYPE" && code === practice?.type
  );
  const { startsAt, endsAt, meetingType, place, expiresAt } = offer;
  const isVideo = meetingType === "VIDEO_CALL";
  const timeZone = isVideo ? user.timeZone : offer.timeZone;
  const isSameClock = offsetAt(timeZone, startsAt) === offsetAt(offer.timeZone, startsAt);
  return {
    ...addressee(user),
    template,
    facts: { therapist: therapist.name },
    session: {
      reader: "client",
      startsAt,
      endsAt,
      timeZone,
      otherTimeZone: isSameClock ? null : offer.timeZone,
      before: null,
      with: therapist.name,
      practice: type?.labels ?? null,
      place,
      call: null,
      priceCents: practice?.priceCents ?? 0,
      freeUntil: cancelFreeUntil({ ...therapist, startsAt }),
      change: null,
      paths: { open: waitingPath(auth, entry, user) },
      rebook: null,
      offer: { answerBy: expiresAt, isVideo },
    },
    ...(template === "waiting-list-offer" ? { notAfter: expiresAt } : {}),
  };
}

function addressee({ email, id, language }: User) {
  return { to: email, about: id, language };
}
