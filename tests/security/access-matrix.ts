import {
  availableTimes,
  bookingForm,
  bookingPage,
  calendarOfClient,
  calendarOfTherapist,
  credentials,
  emailChangeToken,
  eventAndInvitee,
  eventOf,
  eventType,
  freeProfile,
  heldTime,
  invitation,
  linkedSignIn,
  linkTicket,
  newcomer,
  newHold,
  otherDevice,
  ownAddress,
  passwordReset,
  picture,
  refreshHeaders,
  requestedEmailChange,
  switchedOff,
  verifyToken,
  webhookEvent,
} from "./matrix-calls.ts";
import { absenceRows } from "./absence-rows.ts";
import { apiKeyRows } from "./api-key-rows.ts";
import { assistantRows } from "./assistant-rows.ts";
import { accountRows } from "./account-rows.ts";
import { availabilityRows } from "./availability-rows.ts";
import { calendarFeedRows } from "./calendar-feed-rows.ts";
import { certificateRows } from "./certificate-rows.ts";
import { dataAccessRows, withoutReason } from "./data-access-rows.ts";
import { courseRows } from "./course-rows.ts";
import { guestRows } from "./guest-rows.ts";
import { isCaller, isOwnEvents } from "./matrix-rules.ts";
import { open, owned, roles, type Row, row, signedIn } from "./matrix-row.ts";
import { moneyRows } from "./money-rows.ts";
import { onboardingRows } from "./onboarding-rows.ts";
import { reviewRows } from "./review-rows.ts";
import { therapistRows } from "./therapist-rows.ts";
import { uploadRows } from "./upload-rows.ts";
import { upkeepRows } from "./upkeep-rows.ts";
import { savedSearchRows } from "./saved-search-rows.ts";
import { clientQuestionRows } from "./client-question-rows.ts";
import { ruleRows } from "./rule-rows.ts";
import { suitabilityRows } from "./suitability-rows.ts";
import { teamRows } from "./team-rows.ts";
import { therapySessionRows } from "./therapy-session-rows.ts";
import { sessionOrderRows } from "./session-order-rows.ts";
import { sessionRequestRows } from "./session-request-rows.ts";
import { packageRows } from "./package-rows.ts";
import { secondFactorRows } from "./second-factor-rows.ts";
import { sealedJournalRows } from "./sealed-journal-rows.ts";
import { secretLinkRows } from "./secret-link-rows.ts";
import { webhookRows } from "./webhook-rows.ts";
import { waitingListRows } from "./waiting-list-rows.ts";

const partiesAndAdmin = { owner: 200, practitioner: 200, admin: 200 };

/**
 * Who may do what: every operation of the contract for every actor. An operation without a row
 * fails, and so does a row without an operation.
 */
export const accessMatrix: Row[] = [
  row("registerUser", open(202), () => ({ body: newcomer() })),
  row(
    "verifyEmail",
    open(204),
    async (fixture) => ({ body: { token: await verifyToken(fixture) } }),
  ),
  row("resendVerification", open(202), () => ({ body: { email: newcomer().email } })),
  row("forgotPassword", open(202), () => ({ body: { email: newcomer().email } })),
  row("resetPassword", open(204), async (fixture) => ({ body: await passwordReset(fixture) })),
  row("login", open(200), (fixture) => ({ body: credentials(fixture) })),
  ...guestRows,
  ...accountRows,
  row("refresh", open(200), async (fixture) => ({ headers: await refreshHeaders(fixture) })),
  row("logout", open(204), async (fixture) => ({ headers: await refreshHeaders(fixture) })),
  row("listSignInProviders", open(200)),
  row("startSignIn", open(404), () => switchedOff),
  row("finishSignIn", open(404), () => switchedOff),
  row("linkSignIn", open(200), async (fixture) => ({ body: await linkTicket(fixture) })),
  row("getCurrentUser", signedIn(200), undefined, { shows: isCaller }),

  row("linkSignIn", open(400), ({ password }) => ({ body: { ticket: "x".repeat(43), password } }), {
    when: "with an unknown ticket",
  }),
  row("changePassword", signedIn(204), ({ password }) => ({
    body: { currentPassword: password, newPassword: "vihmane sügis toas" },
  })),
  row("setPassword", signedIn(403), () => ({
    body: { code: "482917", newPassword: "vihmane sügis toas" },
  }), { when: "with a password" }),
  row("changeEmail", signedIn(202), ({ password }) => ({
    body: { newEmail: newcomer().email, password },
  })),
  row("getEmailChange", signedIn(200)),
  row("resendEmailChange", signedIn(202), requestedEmailChange),
  row("cancelEmailChange", signedIn(204)),
  row(
    "confirmEmailChange",
    open(204),
    async (fixture) => ({ body: await emailChangeToken(fixture) }),
  ),
  row("followTimes", open(200)),
  ...calendarFeedRows,
  row("listDevices", signedIn(200)),
  row("signOutDevice", owned({ owner: 204 }), otherDevice),
  row("logoutEverywhere", signedIn(204)),

  row("listUsers", roles({ admin: 200 })),
  row("getUserByEmail", owned({ owner: 200, admin: 200 }), ({ users }) => ({
    params: { email: users.owner.email },
    absent: { email: "nobody@example.ee" },
  })),
  row("updateUser", owned({ owner: 200, admin: 200 }), ({ users }) => ({
    params: { id: users.owner.id },
    body: { name: "Anu Uus" },
  })),

  row("listSignInMethods", signedIn(200)),
  row("removeSignInMethod", owned({ owner: 204 }), async (fixture) => ({
    params: { id: await linkedSignIn(fixture) },
  })),
  row("createUser", roles({ admin: 201 }), () => ({ body: { email: newcomer().email } }), {
    when: "for another user",
  }),
  row("createUser", signedIn(409), ownAddress, { when: "a second time" }),
  row(
    "disableUser",
    roles({ admin: 204 }),
    ({ users }) => ({ params: { id: users.otherClient.id } }),
  ),
  row(
    "enableUser",
    roles({ admin: 204 }),
    ({ users }) => ({ params: { id: users.otherClient.id } }),
  ),
  row("changePicture", signedIn(200), picture, { shows: isCaller }),
  row("removePicture", signedIn(204)),
  row("listConsents", signedIn(200)),
  row("changeConsent", signedIn(200), () => ({
    body: { purpose: "notes", version: 1, isGiven: true },
  })),
  row("exportMyData", signedIn(200)),
  row("previewErasure", signedIn(200)),
  row(
    "eraseMyAccount",
    { ...signedIn(200), practitioner: 409, otherPractitioner: 409 },
    ({ password }) => ({ body: { password } }),
  ),

  row("getInvitation", open(200), invitation),
  ...onboardingRows,
  row("linkUser", roles({ admin: 200 }), freeProfile),

  row("listDomainValues", open(200)),
  row("listPractices", open(200)),
  row("getPractice", open(200), () => ({ params: { code: "CUP_THERAPY" } })),
  row("getPage", open(200), () => ({ params: { id: "about" } })),

  ...therapistRows,

  row("listEventTypes", open(200)),
  row("getEventType", open(200), eventType),
  row("listEventTypeAvailableTimes", open(200), availableTimes),
  row("getBookingPage", open(200), bookingPage),
  row("holdTime", open(201), newHold),
  row("releaseTime", open(204), heldTime),
  // Practitioners are no clients of their own calendar.
  row("bookTime", { ...signedIn(201), practitioner: 409 }, async (fixture, actor) => ({
    body: await bookingForm(fixture, actor),
  })),
  row("bookTime", roles({}), async (fixture) => ({
    body: await bookingForm(fixture, "visitor"),
  }), { when: "with another person's address" }),
  // The embedded calendar has no outside provider.
  row("receiveWebhookEvent", open(404), webhookEvent),
  row("listScheduledEvents", signedIn(200), undefined, { shows: isOwnEvents }),
  row("listScheduledEvents", roles({ practitioner: 200, admin: 200 }), calendarOfTherapist, {
    when: "of a practitioner",
  }),
  row("listScheduledEvents", roles({ owner: 200 }), calendarOfClient, {
    when: "of an address",
    shows: isOwnEvents,
    refusal: withoutReason,
  }),
  row(
    "getScheduledEvent",
    owned(partiesAndAdmin),
    async (fixture) => ({
      params: { id: (await eventOf(fixture)).eventId },
    }),
  ),
  row("getInvitee", owned({ owner: 200, practitioner: 200, admin: 403 }), async (fixture) => ({
    params: await eventAndInvitee(fixture),
  }), { refusal: withoutReason }),

  ...availabilityRows,
  ...absenceRows,
  ...assistantRows,

  ...therapySessionRows,
  ...dataAccessRows,
  ...uploadRows,
  ...courseRows,
  ...savedSearchRows,
  ...clientQuestionRows,
  ...suitabilityRows,
  ...ruleRows,
  ...upkeepRows,
  ...teamRows,
  ...sessionRequestRows,
  ...sessionOrderRows,
  ...moneyRows,
  ...packageRows,
  ...secondFactorRows,
  ...sealedJournalRows,
  ...secretLinkRows,
  ...apiKeyRows,
  ...webhookRows,
  ...waitingListRows,
  ...certificateRows,
  ...reviewRows,
];
