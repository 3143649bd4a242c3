/** Names that stand in recorded addresses and answers for what is new at each recording, and for secrets. */

/** The pages show this time: Friday, 20 November 2026, 9:00 in Tallinn, as `openingTime` of the tests. */
export const recordedAt = Date.parse("2026-11-20T07:00:00Z");

/** The server was there. */
export const recordedOrigin = "http://localhost:8000";

export const slugs = {
  practitioner: "maarja-liis-tammelaid",
  team: "sadama-ruum",
  start: "2026-12-01T10:00:00Z",
};

/** The session of the practitioner that is booked, of 60 minutes. */
export const bookedPractice = "2f67231a-5823-5786-bf4e-45b39be92f76";

/** Of the practitioner who applies. */
export const applicantEmail = "kadri.kask@example.ee";

const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

export const ids = {
  client: idOf(1),
  gift: idOf(2),
  giftPayment: idOf(3),
  unpaidGift: idOf(4),
  order: idOf(5),
  orderPayment: idOf(15),
  package: idOf(6),
  course: idOf(7),
  lesson: idOf(8),
  draft: idOf(9),
  ownDraft: idOf(10),
  ruleDraft: idOf(11),
  wrongRuleDraft: idOf(12),
  waitingProfile: idOf(13),
  hold: idOf(16),
};

const tokenOf = (name: string) => `example-${name}`.padEnd(43, "-x");

export const tokens = {
  booking: tokenOf("booking"),
  confirm: tokenOf("confirm"),
  link: tokenOf("link"),
  place: tokenOf("place"),
  gift: tokenOf("gift"),
  unpaidGift: tokenOf("unpaid-gift"),
  giftPayment: tokenOf("gift-payment"),
  reset: tokenOf("reset"),
  hold: tokenOf("hold"),
  newEmail: tokenOf("new-email"),
  other: tokenOf("other"),
  invitation: tokenOf("invitation"),
  lead: `${idOf(14)}.${tokenOf("lead")}`,
  certificate: "EXAM-PLE1",
};
