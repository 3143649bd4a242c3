import { day } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { problem } from "./field-problem.ts";
import { samePractice } from "./therapy-session-rebooking.ts";
import { statusAt, type TherapySession } from "./therapy-session.ts";
import type { Practice } from "./therapist.ts";

export const callLinkMaxLength = 500;

/** The part of a room pattern that is replaced by an id which cannot be guessed. */
const roomPlaceholder = "{id}";

/** Both people see the link from this long (ms) before the start. */
const callLinkShownFor = day;

/** Where a practitioner's video sessions take place: a link per practice, or a room per booking. */
export type CallLinks = {
  roomPattern: string | null;
  practices: CallPractice[];
};

type CallPractice = Pick<Practice, "id" | "type" | "intro" | "durationMinutes"> & {
  callLink: string | null;
};

/** Whether a text is the https address of a public host, without user name and password. */
export function isCallLink(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === "" &&
    /[^.]\.[a-z][a-z0-9-]+$/i.test(url.hostname) && !/[\s\p{Cc}<>"\\]/u.test(text) &&
    text.length <= callLinkMaxLength;
}

/** Whether a text is a call link that has `{id}` once, after the host. */
export function isRoomPattern(text: string): boolean {
  const [before = "", after, ...more] = text.split(roomPlaceholder);
  return after !== undefined && more.length === 0 && /^https:\/\/[^/?#]+[/?#]/.test(before) &&
    isCallLink(`${before}room${after}`);
}

/** ERR_INVALID_INPUT with ERR_CALL_LINK for each address that is not valid. */
export function requireValidCallLinks(links: {
  roomPattern: string | null;
  practices: { callLink: string | null }[];
}): void {
  const wrong = [
    ...(links.roomPattern === null || isRoomPattern(links.roomPattern) ? [] : ["roomPattern"]),
    ...links.practices.flatMap(({ callLink }, at) =>
      callLink === null || isCallLink(callLink) ? [] : [`practices.${at}.callLink`]
    ),
  ];
  if (wrong.length === 0) return;
  const errors = wrong.map((path) =>
    problem(path, path === "roomPattern" ? "ERR_ROOM_PATTERN" : "ERR_CALL_LINK")
  );
  throw new DomainError("ERR_CALL_LINK", { errors });
}

type Booked = Pick<
  TherapySession,
  "practiceType" | "intro" | "startsAt" | "endsAt" | "meetingType" | "status"
>;

/** Where a video session takes place; null in person, after a cancellation, or when nothing is configured. */
export function callAddress(
  session: Booked,
  { roomPattern, practices }: {
    roomPattern: string | null;
    practices: Omit<CallPractice, "id">[];
  },
  room: () => string,
): string | null {
  if (session.meetingType !== "VIDEO_CALL" || session.status === "cancelled") return null;
  const own = samePractice(session, practices)?.callLink;
  return own ?? roomPattern?.replace(roomPlaceholder, room()) ?? null;
}

/** The link from a day before the start until the end, and from when it is shown (ms). `now` in ms. */
export function callLinkAt(
  session: Pick<TherapySession, "status" | "startsAt" | "endsAt">,
  address: string | null,
  now: number,
): { callLink: string | null; callLinkFrom: number | null } {
  if (address === null || statusAt(session, now) !== "booked") {
    return { callLink: null, callLinkFrom: null };
  }
  const callLinkFrom = session.startsAt - callLinkShownFor;
  return { callLink: now >= callLinkFrom ? address : null, callLinkFrom };
}
