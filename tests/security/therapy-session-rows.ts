import { booked, othersBooking, otherTime, past, session } from "./matrix-calls.ts";
import { hidesNote, hidesWhoAndNotes, isOfClients, isOwnSessions } from "./matrix-rules.ts";
import { owned, roles, type Row, row, signedIn } from "./matrix-row.ts";
import { withoutReason } from "./data-access-rows.ts";
import { outcomeRows } from "./outcome-rows.ts";

const partiesAndAdmin = { owner: 200, practitioner: 200, admin: 200 };
const partiesOrReason = { owner: 200, practitioner: 200, admin: 403 };
const bothSides = { owner: 200, practitioner: 200, admin: 403 };
const onlyOwner = { owner: 200, practitioner: 403, admin: 403 };

export const therapySessionRows: Row[] = [
  row("listMyTherapySessions", signedIn(200), booked, { shows: isOwnSessions }),
  row(
    "listTherapistTherapySessions",
    roles({ practitioner: 200, otherPractitioner: 200 }),
    booked,
    { shows: isOfClients },
  ),
  row("createTherapySession", roles({ owner: 201 }), async (fixture) => ({
    body: (await fixture.bookedOnlyAtProvider()).body,
  })),
  row("createTherapySession", roles({ owner: 201 }), othersBooking, {
    when: "another client's booking",
  }),
  row("updateTherapySession", owned(partiesOrReason), session({}), {
    shows: hidesNote,
    refusal: withoutReason,
  }),
  row(
    "updateTherapySession",
    owned(onlyOwner),
    session({ note: "Tere" }),
    {
      when: "with a note",
    },
  ),
  row(
    "cancelTherapySession",
    owned(partiesAndAdmin),
    session({ reason: "Haige" }),
  ),
  row("getTherapySessionSuitability", owned(partiesOrReason), session(undefined), {
    refusal: withoutReason,
  }),
  row(
    "getTherapySession",
    owned(partiesOrReason),
    session(undefined),
    {
      shows: hidesNote,
      refusal: withoutReason,
    },
  ),
  row(
    "listTherapySessionHistory",
    owned(partiesOrReason),
    session(undefined),
    {
      shows: hidesWhoAndNotes,
      refusal: withoutReason,
    },
  ),
  row(
    "getTherapySessionCalendarFile",
    owned(partiesOrReason),
    session(undefined),
    { refusal: withoutReason },
  ),
  row(
    "updateTherapySessionNote",
    owned(onlyOwner),
    session({ note: "Tere" }),
  ),
  row("rescheduleTherapySession", owned({ owner: 200, practitioner: 200, admin: 403 }), otherTime),
  row(
    "markTherapySessionNoShow",
    owned({ owner: 403, practitioner: 200, admin: 403 }),
    past({ noShow: true }),
  ),
  ...outcomeRows,
  row(
    "rateTherapySession",
    owned(onlyOwner),
    past({ rating: 5 }),
  ),
  row(
    "takeBackTherapySessionRating",
    owned(onlyOwner),
    past(undefined),
  ),
  row(
    "commentTherapySession",
    owned({ owner: 201, practitioner: 201, admin: 403 }),
    session({ comment: "Tere" }),
  ),
  row(
    "commentTherapySession",
    owned({ owner: 403, practitioner: 201, admin: 403 }),
    session({ comment: "Tere", isTherapistComment: true }),
    { when: "as the practitioner" },
  ),
  row("updateTherapySessionComment", owned(bothSides), session({ comment: "Muudetud" })),
];
