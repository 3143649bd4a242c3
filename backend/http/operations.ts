import { apiKeyOperations } from "./api-keys/api-key-operations.ts";
import { absenceOperations } from "./absences/absence-operations.ts";
import { assistantOperations } from "./assistants/assistant-operations.ts";
import { assistedCalendarOperations } from "./assisted-calendars/assisted-calendar-operations.ts";
import { clientQuestionOperations } from "./client-questions/client-question-operations.ts";
import { bookingLinkOperations } from "./booking-links/booking-link-operations.ts";
import { mountRequestApproval } from "./therapists/request-approval.ts";
import { accountOperations } from "./admin/account-operations.ts";
import { adminOperations } from "./admin/admin-operations.ts";
import { mountConfirmLead } from "./leads/confirm-lead.ts";
import { mountGetLeadStatus } from "./leads/get-lead-status.ts";
import { mountUpdateLead } from "./leads/update-lead.ts";
import { mountWithdrawLead } from "./leads/withdraw-lead.ts";
import { authOperations } from "./auth/auth-operations.ts";
import { mountAnnounceDelay } from "./therapy-sessions/announce-delay.ts";
import { mountBookForClient } from "./therapy-sessions/book-for-client.ts";
import { availabilityOperations } from "./availability/availability-operations.ts";
import { mountGetCallLinks } from "./call-links/get-call-links.ts";
import { mountUpdateCallLinks } from "./call-links/update-call-links.ts";
import { mountConfirmBookingLink } from "./booking-requests/confirm-booking-link.ts";
import { mountConfirmBookingRequest } from "./booking-requests/confirm-booking-request.ts";
import { mountGetBookingRequest } from "./booking-requests/get-booking-request.ts";
import { mountReadBookingLink } from "./booking-requests/read-booking-link.ts";
import { mountRequestBooking } from "./booking-requests/request-booking.ts";
import { mountReadCalendarFeed } from "./calendar-feeds/read-calendar-feed.ts";
import { mountBookTime } from "./calendly/book-time.ts";
import { mountExtendHold } from "./calendly/extend-hold.ts";
import { mountGetBookingPage } from "./calendly/get-booking-page.ts";
import { mountGetEventType } from "./calendly/get-event-type.ts";
import { mountGetInvitee } from "./calendly/get-invitee.ts";
import { mountGetScheduledEvent } from "./calendly/get-scheduled-event.ts";
import { mountHoldTime } from "./calendly/hold-time.ts";
import { mountListEventTypeAvailableTimes } from "./calendly/list-event-type-available-times.ts";
import { mountListEventTypes } from "./calendly/list-event-types.ts";
import { mountListScheduledEvents } from "./calendly/list-scheduled-events.ts";
import { mountReceiveWebhookEvent } from "./calendly/receive-webhook-event.ts";
import { mountReleaseTime } from "./calendly/release-time.ts";
import { mountAddCertificate } from "./therapists/add-certificate.ts";
import { mountGetCertificateDocument } from "./certificates/get-certificate-document.ts";
import { mountListCertificates } from "./therapists/list-certificates.ts";
import { mountRemoveCertificate } from "./therapists/remove-certificate.ts";
import { mountRequestCertificateCheck } from "./therapists/request-certificate-check.ts";
import { mountUpdateCertificate } from "./therapists/update-certificate.ts";
import { mountListDomainValues } from "./domain-values/list-domain-values.ts";
import { mountCreateInvitation } from "./invitations/create-invitation.ts";
import { mountGetInvitation } from "./invitations/get-invitation.ts";
import { mountJoinUs } from "./leads/join-us.ts";
import { mountFollowTimes } from "./live/follow-times.ts";
import { mountGetPage } from "./pages/get-page.ts";
import { mountGetPractice } from "./practices/get-practice.ts";
import { mountListPractices } from "./practices/list-practices.ts";
import { mountCompareTherapists } from "./therapists/compare-therapists.ts";
import { mountExportSessions } from "./therapists/export-sessions.ts";
import { mountGetSessionFigures } from "./therapists/get-session-figures.ts";
import { mountGetAdmission } from "./therapists/get-admission.ts";
import { mountGetTherapist } from "./therapists/get-therapist.ts";
import { mountLinkUser } from "./therapists/link-user.ts";
import { companionOperations } from "./companions/companion-operations.ts";
import { reviewOperations } from "./reviews/review-operations.ts";
import { mountListReviews } from "./therapists/list-reviews.ts";
import { mountListTherapists } from "./therapists/list-therapists.ts";
import { mountSearchTherapists } from "./therapists/search-therapists.ts";
import { mountUpdateAdmission } from "./therapists/update-admission.ts";
import { mountDiscardTherapistDraft } from "./therapists/discard-therapist-draft.ts";
import { mountGetDraftCard } from "./therapists/get-draft-card.ts";
import { mountGetDraftPage } from "./therapists/get-draft-page.ts";
import { mountGetTherapistDraft } from "./therapists/get-therapist-draft.ts";
import { mountGetTherapistVersion } from "./therapists/get-therapist-version.ts";
import { mountListTherapistVersions } from "./therapists/list-therapist-versions.ts";
import { mountPublishTherapist } from "./therapists/publish-therapist.ts";
import { mountUpdateTherapist } from "./therapists/update-therapist.ts";
import { mountUpdateTherapistDraft } from "./therapists/update-therapist-draft.ts";
import { mountCancelTherapySession } from "./therapy-sessions/cancel-therapy-session.ts";
import { mountCommentTherapySession } from "./therapy-sessions/comment-therapy-session.ts";
import { mountCreateTherapySession } from "./therapy-sessions/create-therapy-session.ts";
import { mountGetBookingLink } from "./therapy-sessions/get-booking-link.ts";
import { mountGetTherapySession } from "./therapy-sessions/get-therapy-session.ts";
import { mountGetTherapySessionSuitability } from "./therapy-sessions/get-therapy-session-suitability.ts";
import { mountGetTherapySessionCalendarFile } from "./therapy-sessions/get-therapy-session-calendar-file.ts";
import { mountListMyTherapySessions } from "./therapy-sessions/list-my-therapy-sessions.ts";
import { mountListTherapistTherapySessions } from "./therapy-sessions/list-therapist-therapy-sessions.ts";
import { mountListTherapySessionHistory } from "./therapy-sessions/list-therapy-session-history.ts";
import { mountRescheduleTherapySessionGroup } from "./therapy-sessions/reschedule-therapy-session-group.ts";
import { mountCancelTherapySessionGroup } from "./therapy-sessions/cancel-therapy-session-group.ts";
import { mountGetTherapySessionGroup } from "./therapy-sessions/get-therapy-session-group.ts";
import { mountGetClientRecord } from "./therapy-sessions/get-client-record.ts";
import { onSitePaymentOperations } from "./therapy-sessions/on-site-payment-operations.ts";
import { practitionerNoteOperations } from "./therapy-sessions/practitioner-note-operations.ts";
import { mountWaiveTherapySessionFee } from "./therapy-sessions/waive-therapy-session-fee.ts";
import { mountMarkTherapySessionNoShow } from "./therapy-sessions/mark-therapy-session-no-show.ts";
import { mountPreviewDelay } from "./therapy-sessions/preview-delay.ts";
import { mountRateTherapySession } from "./therapy-sessions/rate-therapy-session.ts";
import { mountRecommendAfterTherapySession } from "./therapy-sessions/recommend-after-therapy-session.ts";
import { mountRescheduleTherapySession } from "./therapy-sessions/reschedule-therapy-session.ts";
import { mountTakeBackTherapySessionRating } from "./therapy-sessions/take-back-therapy-session-rating.ts";
import { mountUpdateTherapySession } from "./therapy-sessions/update-therapy-session.ts";
import { mountUpdateTherapySessionComment } from "./therapy-sessions/update-therapy-session-comment.ts";
import { mountUpdateTherapySessionNote } from "./therapy-sessions/update-therapy-session-note.ts";
import { mountCreateUpload } from "./uploads/create-upload.ts";
import { mountDeleteUpload } from "./uploads/delete-upload.ts";
import { mountGetUpload } from "./uploads/get-upload.ts";
import { mountSendUploadPart } from "./uploads/send-upload-part.ts";
import { mountSetUploadPoster } from "./uploads/set-upload-poster.ts";
import { mountChangeConsent } from "./user/change-consent.ts";
import { mountChangePicture } from "./user/change-picture.ts";
import { mountCreateCalendarFeed } from "./user/create-calendar-feed.ts";
import { mountCreateUser } from "./user/create-user.ts";
import { mountDisableUser } from "./user/disable-user.ts";
import { mountEnableUser } from "./user/enable-user.ts";
import { mountEraseMyAccount } from "./user/erase-my-account.ts";
import { mountExportMyData } from "./user/export-my-data.ts";
import { mountGetCalendarFeed } from "./user/get-calendar-feed.ts";
import { mountGetUserByEmail } from "./user/get-user-by-email.ts";
import { mountListConsents } from "./user/list-consents.ts";
import { mountListSignInMethods } from "./user/list-sign-in-methods.ts";
import { mountListDataReads } from "./user/list-data-reads.ts";
import { mountListUsers } from "./user/list-users.ts";
import { mountRemoveCalendarFeed } from "./user/remove-calendar-feed.ts";
import { mountPreviewErasure } from "./user/preview-erasure.ts";
import { mountRemovePicture } from "./user/remove-picture.ts";
import { mountRemoveSignInMethod } from "./user/remove-sign-in-method.ts";
import { mountUpdateUser } from "./user/update-user.ts";
import { courseDraftOperations } from "./course-drafts/course-draft-operations.ts";
import { courseOperations } from "./courses/course-operations.ts";
import { savedSearchOperations } from "./saved-searches/saved-search-operations.ts";
import { sealedJournalOperations } from "./user/sealed-journal-operations.ts";
import { suitabilityOperations } from "./suitability/suitability-operations.ts";
import { teamOperations } from "./teams/team-operations.ts";
import { sessionRequestOperations } from "./session-requests/session-request-operations.ts";
import { webhookOperations } from "./webhooks/webhook-operations.ts";
import { waitingListOperations } from "./waiting-lists/waiting-list-operations.ts";
import { moneyOperations } from "./money-operations.ts";
import { secretLinkOperations } from "./secret-links/secret-link-operations.ts";

export const operations = [
  ...authOperations,
  mountListSignInMethods,
  mountRemoveSignInMethod,
  mountGetCalendarFeed,
  mountCreateCalendarFeed,
  mountRemoveCalendarFeed,
  mountChangePicture,
  mountRemovePicture,
  mountExportMyData,
  mountListDataReads,
  mountPreviewErasure,
  mountEraseMyAccount,
  mountListConsents,
  mountChangeConsent,
  mountListUsers,
  mountGetUserByEmail,
  mountCreateUser,
  mountUpdateUser,
  mountDisableUser,
  mountEnableUser,
  mountCreateInvitation,
  mountGetInvitation,
  mountJoinUs,
  mountGetLeadStatus,
  mountConfirmLead,
  mountUpdateLead,
  mountWithdrawLead,
  ...adminOperations,
  ...accountOperations,
  mountRequestApproval,
  mountListDomainValues,
  mountListPractices,
  mountGetPractice,
  mountGetPage,
  mountReadCalendarFeed,
  mountListTherapists,
  mountSearchTherapists,
  mountCompareTherapists,
  mountGetTherapist,
  mountGetAdmission,
  mountUpdateAdmission,
  mountGetSessionFigures,
  mountExportSessions,
  mountListReviews,
  ...reviewOperations,
  mountUpdateTherapist,
  mountGetTherapistDraft,
  mountUpdateTherapistDraft,
  mountDiscardTherapistDraft,
  mountGetDraftPage,
  mountGetDraftCard,
  mountPublishTherapist,
  mountListTherapistVersions,
  mountGetTherapistVersion,
  mountLinkUser,
  mountListCertificates,
  mountAddCertificate,
  mountUpdateCertificate,
  mountRemoveCertificate,
  mountRequestCertificateCheck,
  mountGetCertificateDocument,
  mountFollowTimes,
  mountListEventTypes,
  mountGetEventType,
  mountListEventTypeAvailableTimes,
  mountGetBookingPage,
  mountHoldTime,
  mountExtendHold,
  mountReleaseTime,
  mountBookTime,
  ...bookingLinkOperations,
  mountRequestBooking,
  mountReadBookingLink,
  mountConfirmBookingLink,
  mountGetBookingRequest,
  mountConfirmBookingRequest,
  mountListScheduledEvents,
  mountGetScheduledEvent,
  mountGetInvitee,
  mountReceiveWebhookEvent,
  ...availabilityOperations,
  mountGetCallLinks,
  mountUpdateCallLinks,
  mountListMyTherapySessions,
  mountListTherapistTherapySessions,
  ...absenceOperations,
  mountPreviewDelay,
  mountAnnounceDelay,
  mountBookForClient,
  mountCreateTherapySession,
  mountUpdateTherapySession,
  mountUpdateTherapySessionNote,
  mountGetTherapySession,
  mountGetTherapySessionSuitability,
  mountGetBookingLink,
  mountListTherapySessionHistory,
  mountGetTherapySessionCalendarFile,
  mountRescheduleTherapySession,
  mountMarkTherapySessionNoShow,
  mountWaiveTherapySessionFee,
  mountGetClientRecord,
  ...onSitePaymentOperations,
  ...practitionerNoteOperations,
  mountGetTherapySessionGroup,
  mountCancelTherapySessionGroup,
  mountRescheduleTherapySessionGroup,
  mountRecommendAfterTherapySession,
  mountCancelTherapySession,
  mountRateTherapySession,
  mountTakeBackTherapySessionRating,
  mountCommentTherapySession,
  mountUpdateTherapySessionComment,
  mountCreateUpload,
  mountSendUploadPart,
  mountSetUploadPoster,
  mountGetUpload,
  mountDeleteUpload,
  ...courseOperations,
  ...courseDraftOperations,
  ...savedSearchOperations,
  ...sealedJournalOperations,
  ...suitabilityOperations,
  ...teamOperations,
  ...companionOperations,
  ...assistantOperations,
  ...assistedCalendarOperations,
  ...sessionRequestOperations,
  ...clientQuestionOperations,
  ...secretLinkOperations,
  ...apiKeyOperations,
  ...webhookOperations,
  ...moneyOperations,
  ...waitingListOperations,
];
