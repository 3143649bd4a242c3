/** Who keeps a practitioner's calendar, or is invited to. Instants in ms. */
export type Assistant = {
  id: string;
  /** The account of the practitioner. */
  practitionerUserId: string;
  /** To which the invitation went. */
  email: string;
  /** Null while the invitation is open. */
  userId: string | null;
  invitedAt: number;
  /** Null while the invitation is open. */
  joinedAt: number | null;
};

/** How many people a practitioner can have as assistants, invited ones included. */
export const mostAssistants = 20;
