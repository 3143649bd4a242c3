import type { AccountPart } from "./account-version.ts";
import type { ConsentPurpose } from "./consent.ts";
import type { ApprovalChange, Decision } from "./decision.ts";
import type { FieldProblem } from "./field-problem.ts";
import type { ProfilePart } from "./profile.ts";
import type { Quota } from "./quota.ts";
import type { ProofKind, SecondFactorKind } from "./second-factor.ts";
import type { BookingVerdict } from "./suitability/booking-verdict.ts";

export const errorCodes = [
  "ERR_INVALID_INPUT",
  "ERR_MALFORMED_JSON",
  "ERR_UNKNOWN_HOST",
  "ERR_API_VERSION",
  "ERR_UNAUTHORIZED",
  "ERR_BAD_CREDENTIALS",
  "ERR_EMAIL_NOT_VERIFIED",
  "ERR_ACCOUNT_DISABLED",
  "ERR_SIGN_IN_FAILED",
  "ERR_SIGN_IN_CANCELLED",
  "ERR_EMAIL_MISSING",
  "ERR_PROVIDER_EMAIL_UNVERIFIED",
  "ERR_ACCOUNT_EXISTS",
  "ERR_LAST_SIGN_IN_METHOD",
  "ERR_LAST_ADMIN",
  "ERR_WRONG_PASSWORD",
  "ERR_INVALID_TOKEN",
  "ERR_WEAK_PASSWORD",
  "ERR_INVALID_CODE",
  "ERR_CODE_EXPIRED",
  "ERR_PASSWORD_REQUIRED",
  "ERR_WRONG_CODE",
  "ERR_SECOND_FACTOR_NEEDED",
  "ERR_SECOND_FACTOR_REQUIRED",
  "ERR_SECOND_STEP_EXPIRED",
  "ERR_LAST_SECOND_FACTOR",
  "ERR_PASSKEY_REFUSED",
  "ERR_TOO_MANY_PASSKEYS",
  "ERR_STEP_UP_REQUIRED",
  "ERR_FORBIDDEN",
  "ERR_REASON_REQUIRED",
  "ERR_READ_ONLY",
  "ERR_KEY_UNKNOWN",
  "ERR_KEY_EXPIRED",
  "ERR_KEY_REVOKED",
  "ERR_KEY_SUSPENDED",
  "ERR_KEY_NOT_ALLOWED",
  "ERR_SCOPE_MISSING",
  "ERR_CROSS_SITE",
  "ERR_NOT_FOUND",
  "ERR_METHOD_NOT_ALLOWED",
  "ERR_RANGE_NOT_SATISFIABLE",
  "ERR_DUPLICATE_ENTITY",
  "ERR_SLOT_TAKEN",
  "ERR_SLOT_NOT_OFFERED",
  "ERR_OUTSIDE_HOURS",
  "ERR_SEATS_BOOKED",
  "ERR_CLIENT_BUSY",
  "ERR_PARTICIPANT_BUSY",
  "ERR_HOLD_EXPIRED",
  "ERR_PRICE_CHANGED",
  "ERR_BOOKING_CHANGED",
  "ERR_PRACTICE_NOT_OFFERED",
  "ERR_ONCE_PER_CLIENT",
  "ERR_NO_NEW_CLIENTS",
  "ERR_WAITLIST_ONLY",
  "ERR_OWN_CALENDAR",
  "ERR_TOO_MANY_BOOKINGS",
  "ERR_OFFER_ENDED",
  "ERR_SEATS_LEFT",
  "ERR_NOT_SUITABLE",
  "ERR_OWN_DRAFT",
  "ERR_ASK_FIRST",
  "ERR_CAUTION_UNREAD",
  "ERR_APPROVAL_NEEDED",
  "ERR_BOOK_AT_ONCE",
  "ERR_TOO_LATE_TO_REQUEST",
  "ERR_REQUEST_ENDED",
  "ERR_PREPAYMENT_NEEDED",
  "ERR_TOO_LATE_TO_PAY",
  "ERR_ORDER_ENDED",
  "ERR_QUESTION_OPEN",
  "ERR_QUESTION_ENDED",
  "ERR_QUESTION_FULL",
  "ERR_TOO_MANY_QUESTIONS",
  "ERR_SECRET_LINK_USED",
  "ERR_SECRET_LINK_ENDED",
  "ERR_TOO_MANY_SECRET_LINKS",
  "ERR_TOO_MANY_KEYS",
  "ERR_TOO_MANY_WEBHOOKS",
  "ERR_WEBHOOK_ADDRESS",
  "ERR_COURSE_CLOSED",
  "ERR_COURSE_CODE",
  "ERR_TOO_MANY_COURSES",
  "ERR_PACKAGE_ENDED",
  "ERR_PACKAGE_UNFIT",
  "ERR_PACKAGE_USED_UP",
  "ERR_TOO_MANY_PACKAGES",
  "ERR_GIFT_CARD_UNKNOWN",
  "ERR_GIFT_CARD_BLOCKED",
  "ERR_GIFT_CARD_EXPIRED",
  "ERR_BALANCE_TOO_LOW",
  "ERR_NOTHING_TO_PAY",
  "ERR_ALREADY_PAID",
  "ERR_ALREADY_SENT",
  "ERR_PAYMENT_ENDED",
  "ERR_REFUND_TOO_LARGE",
  "ERR_TOO_MANY_WAITING_LISTS",
  "ERR_TOO_MANY_SAVED_SEARCHES",
  "ERR_SEARCH_TOO_WIDE",
  "ERR_COMPANION_CALENDAR",
  "ERR_OWN_COMPANION",
  "ERR_TEAM_FULL",
  "ERR_TOO_MANY_ASSISTANTS",
  "ERR_TEAM_OWNER",
  "ERR_TOO_MANY_TEAMS",
  "ERR_BOOK_AT_PROVIDER",
  "ERR_RESCHEDULE_AT_PROVIDER",
  "ERR_CANCEL_AT_PROVIDER",
  "ERR_AVAILABILITY_AT_PROVIDER",
  "ERR_CALENDAR_ADDRESS",
  "ERR_CALL_LINK",
  "ERR_CALENDAR_UNREADABLE",
  "ERR_CALENDAR_UNREACHABLE",
  "ERR_ILLEGAL_TRANSITION",
  "ERR_ALREADY_DECIDED",
  "ERR_ALREADY_RETIRED",
  "ERR_VALUE_FIXED",
  "ERR_VALUE_IN_RULES",
  "ERR_JOB_RUNNING",
  "ERR_MAIL_BEING_SENT",
  "ERR_SECURITY_MAIL",
  "ERR_MAIL_TOO_LATE",
  "ERR_NOT_SENT",
  "ERR_PROFILE_INCOMPLETE",
  "ERR_NOT_CONFIRMED",
  "ERR_REQUEST_IN_PROGRESS",
  "ERR_NOT_FINISHED",
  "ERR_RATING_CLOSED",
  "ERR_NOBODY_MET",
  "ERR_REVIEW_EXISTS",
  "ERR_PERSONAL_DETAILS",
  "ERR_PRACTICE_OPEN",
  "ERR_BOOKING_NOT_CONFIRMED",
  "ERR_CONSENT_REQUIRED",
  "ERR_UPCOMING_SESSIONS",
  "ERR_NOTE_MUST_BE_SEALED",
  "ERR_JOURNAL_NOT_SEALED",
  "ERR_NOTES_LEFT",
  "ERR_WRONG_JOURNAL_KEY",
  "ERR_INVITATION_ADDRESS",
  "ERR_INVITATION_USED",
  "ERR_INVITATION_REVOKED",
  "ERR_INVITATION_EXPIRED",
  "ERR_WRONG_OFFSET",
  "ERR_QUOTA_REACHED",
  "ERR_VIDEO_TOO_LONG",
  "ERR_PICTURE_TOO_SMALL",
  "ERR_DOCUMENT_UNREADABLE",
  "ERR_DOCUMENT_ACTIVE",
  "ERR_UPLOAD_IN_USE",
  "ERR_FILE_NOT_USABLE",
  "ERR_STALE",
  "ERR_REQUEST_TIMEOUT",
  "ERR_TOO_LARGE",
  "ERR_TOO_MANY_ROWS",
  "ERR_TOO_MANY_VIEWS",
  "ERR_UNSUPPORTED_MEDIA_TYPE",
  "ERR_IDEMPOTENCY_MISMATCH",
  "ERR_TOO_MANY_REQUESTS",
  "ERR_PROVIDER_UNAVAILABLE",
  "ERR_STORAGE_FULL",
  "ERR_MAINTENANCE",
  "ERR_UNAVAILABLE",
  "ERR_INTERNAL",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

type RefusalFacts = {
  /** For developers; never private, not translated. */
  detail?: string;
  errors?: FieldProblem[];
  retryAfter?: number;
  quota?: Quota;
  triesLeft?: number;
  alternatives?: number[];
  rescheduleUrl?: string;
  cancelUrl?: string;
  purpose?: ConsentPurpose;
  receivedBytes?: number;
  changed?: (ApprovalChange | AccountPart)[];
  missing?: ProfilePart[];
  decision?: Decision;
  terms?: { priceCents: number; durationMinutes: number };
  mostCents?: number;
  suitability?: BookingVerdict;
  secondStep?: { ticket: string; expiresAt: number; kinds: SecondFactorKind[] };
  proofs?: ProofKind[];
};

/** An error that is reported to the caller. Any other error is a bug and becomes a 500 without details. */
export class DomainError extends Error {
  override name = "DomainError";

  constructor(readonly code: ErrorCode, readonly facts: RefusalFacts = {}) {
    super(facts.detail ?? code);
  }
}
