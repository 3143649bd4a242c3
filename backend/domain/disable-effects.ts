/** What happens to the coming bookings of an account or a profile that is disabled. */
export const bookingChoices = ["keep", "cancel"] as const;

export type BookingChoice = (typeof bookingChoices)[number];

/** Whose bookings: of the client with this account, or of the practitioner with this profile. */
export type BookingOwner = { userId: string } | { therapistId: string };

/** How many things end when an account or a profile is disabled, or stay as the administrator decides. */
export type DisableEffects = {
  /** Coming bookings as a client. */
  asClient: number;
  /** Coming bookings as a practitioner, and of how many clients. */
  asPractitioner: number;
  clients: number;
  /** Of the coming bookings as a practitioner, in cents: what was paid and goes back if they are cancelled. */
  paidCents: number;
  /** Requests that wait for an answer, in either role. */
  requests: number;
  /** Bookings that wait for their payment, in either role. */
  orders: number;
  /** Times that visitors keep while they fill in the form. */
  holds: number;
  /** People on the waiting list. */
  waiting: number;
  /** Sold packages with sessions left. */
  packages: number;
  /** Published courses; their learners keep them. */
  courses: number;
};

/** Cancelling the coming bookings of one owner, until all are cancelled. */
export type PendingCancellation = {
  id: string;
  userId: string | null;
  therapistId: string | null;
  /** The administrator; null for the command line. */
  actorUserId: string | null;
  /** ms */
  createdAt: number;
};
