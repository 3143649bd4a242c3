import { minute } from "../../domain/duration.ts";
import { mapLink } from "../../domain/map-link.ts";
import type { MailedSession } from "../../ports/mailed-session.ts";
import { fill, type MailRow, oneLine } from "./filled-mail.ts";
import { mailTimes, type TimeSpan } from "./mail-times.ts";
import { cancelling, missing, money, price } from "./session-money-rows.ts";
import type { Situation } from "./session-situation.ts";

/** One row per question that has an answer. */
export function sessionRows(situation: Situation): MailRow[] {
  const isCompanion = situation.session.reader === "companion";
  return rowsOf(situation.kind)
    .filter((row) => !isCompanion || !ofTerms.includes(row))
    .map((row) => row(situation)).filter((row) => row !== null);
}

/** Price and terms are between the client and the practitioner who leads the session. */
const ofTerms: ((situation: Situation) => MailRow | null)[] = [
  reason,
  price,
  money,
  cancelling,
  missing,
];

function rowsOf(kind: Situation["kind"]): ((situation: Situation) => MailRow | null)[] {
  if (kind === "cancelled") return [time, other, together, what, changedBy, reason, money];
  if (kind === "late") return [time, other, together, place];
  if (kind === "away") return [time, other, together, what, reason];
  if (kind === "waived" || kind === "missed") return [time, other, together, what, reason, money];
  return [
    answerBy,
    time,
    other,
    phone,
    together,
    what,
    place,
    arrival,
    changedBy,
    reason,
    price,
    money,
    cancelling,
    missing,
  ];
}

function answerBy({ session: { offer, reader }, texts, times, now }: Situation): MailRow | null {
  if (!offer || now >= offer.answerBy) return null;
  const until = {
    date: times.shortDate(offer.answerBy),
    time: times.time(offer.answerBy),
  };
  const isOwnAnswer = (reader === "therapist") === (offer.answeredByTherapist ?? false);
  const label = isOwnAnswer ? texts.answerBy : texts.answerComesBy;
  return { label, value: fill(texts.when, until)! };
}

function time({ session, texts, times, language, kind }: Situation): MailRow {
  const span = (at: TimeSpan) => `${times.longDate(at.startsAt)}, ${times.hours(at)}`;
  const { before, startsAt, otherTimeZone, ownTimeZone, reader, companions = [] } = session;
  const lead = reader === "companion" ? companions[0] : undefined;
  const zone = times.zone(startsAt);
  const shownToo = otherTimeZone ?? ownTimeZone;
  const others = shownToo ? mailTimes(shownToo, language) : null;
  const text = lead ? texts.otherZoneOf : otherTimeZone ? texts.otherZone : texts.ownZone;
  const note = others
    ? `${zone}. ${
      fill(text, {
        name: lead ?? "",
        hours: others.hours(session),
        zone: others.zone(startsAt),
      })
    }.`
    : zone;
  const label = texts.time;
  if (kind === "cancelled" || kind === "away") {
    return { label, struck: span(session), value: "", note };
  }
  const former = before && span(before);
  return {
    label,
    ...(former ? { struck: former, struckText: fill(texts.before, { time: former })! } : {}),
    value: span(session),
    note,
  };
}

function other({ session, texts }: Situation): MailRow | null {
  if (session.with === "") return null;
  return {
    label: session.reader === "client" ? texts.with : texts.client,
    value: oneLine(session.with),
  };
}

function phone({ session: { phone }, texts }: Situation): MailRow | null {
  return phone === undefined
    ? null
    : { label: texts.phone, value: { label: phone, link: `tel:${phone}` } };
}

function together({ session: { companions = [] }, texts }: Situation): MailRow | null {
  if (companions.length === 0) return null;
  return { label: texts.together, value: oneLine(companions.join(", ")) };
}

function what({ session, texts, language }: Situation): MailRow {
  const minutes = String(Math.round((session.endsAt - session.startsAt) / minute));
  const practice = session.practice?.[language] ?? texts.intro;
  const value = fill(texts.practice, { practice, minutes })!;
  const { seats } = session;
  return {
    label: texts.what,
    value,
    ...(seats ? { note: fill(texts.group, { seats: String(seats) })! } : {}),
  };
}

function place(situation: Situation): MailRow | null {
  const { session, texts, language, kind } = situation;
  if (session.call) return call(situation, session.call);
  if (session.offer?.isVideo) return { label: texts.call, value: texts.videoCall };
  if (session.place === "") return null;
  const isOnTheWay = kind === "reminder" && session.reader === "client";
  return {
    label: texts.where,
    value: oneLine(session.placeNames?.[language] ?? session.place),
    ...(isOnTheWay ? { note: texts.onTheWay } : {}),
    ...(session.reader === "client"
      ? {
        links: [{ label: texts.directions, link: mapLink(oneLine(session.place), session.point) }],
      }
      : {}),
  };
}

function arrival({ session: { arrivalNote }, texts }: Situation): MailRow | null {
  const value = oneLine(arrivalNote ?? "");
  return value === "" ? null : { label: texts.arrival, value };
}

function call(
  { session: { reader, paths }, texts, times, publicUrl }: Situation,
  { callLink: link, callLinkFrom: from }: NonNullable<MailedSession["call"]>,
): MailRow {
  const label = texts.call;
  if (link) {
    const note = fill(texts.callHost, { host: new URL(link).host })!;
    return { label, value: { label: link, link }, note };
  }
  const isClient = reader === "client";
  if (from !== null) {
    const when = fill(texts.when, { date: times.shortDate(from), time: times.time(from) })!;
    const text = isClient ? texts.callLater : texts.callLaterTherapist;
    return { label, value: fill(text, { when })! };
  }
  return {
    label,
    value: isClient ? texts.callMissing : texts.callMissingTherapist,
    ...(paths.callSettings
      ? { links: [{ label: texts.addCallLink, link: `${publicUrl}${paths.callSettings}` }] }
      : {}),
  };
}

function changedBy({ session, texts, kind }: Situation): MailRow | null {
  const { change, couldNotHold, reader } = session;
  if (couldNotHold !== undefined) {
    const isOwn = reader === "therapist";
    const own = session.isProfileDisabled ? texts.profileDisabled : texts.couldNotHoldTherapist;
    const text = isOwn ? own : texts.couldNotHold;
    return { label: texts.reason, value: fill(text, { name: couldNotHold })! };
  }
  if (!change || change.by === "") return null;
  return {
    label: kind === "cancelled" ? texts.cancelledBy : texts.movedBy,
    value: change.isByReader ? texts.you : oneLine(change.by),
  };
}

function reason({ session, texts, kind }: Situation): MailRow | null {
  const { change, couldNotHold } = session;
  if (!change || change.reason === "") return null;
  const isMessage = kind === "booked" || kind === "away" || couldNotHold !== undefined;
  const label = isMessage ? texts.message : texts.reason;
  return { label, value: oneLine(change.reason) };
}
