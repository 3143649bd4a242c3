import { applyWebhookEventsJob } from "./apply-webhook-events.ts";
import { cancelComingBookingsJob } from "./cancel-coming-bookings.ts";
import { checkBookedSessionsJob } from "./check-booked-sessions.ts";
import { deliverWebhooksJob } from "./deliver-webhooks.ts";
import { deleteExpiredJob } from "./delete-expired.ts";
import { endHoldsJob } from "./end-holds.ts";
import { makeBackupsJob } from "./make-backups.ts";
import { offerFreedTimesJob } from "./offer-freed-times.ts";
import { lapseSessionOrdersJob } from "./lapse-session-orders.ts";
import { lapseSessionRequestsJob } from "./lapse-session-requests.ts";
import { finishErasuresJob } from "./finish-erasures.ts";
import { finishSessionsJob } from "./finish-sessions.ts";
import { followAbsencesJob } from "./follow-absences.ts";
import { followClientQuestionsJob } from "./follow-client-questions.ts";
import { followCertificatesJob } from "./follow-certificates.ts";
import { followGiftCardsJob } from "./follow-gift-cards.ts";
import { followPackagesJob } from "./follow-packages.ts";
import type { Job } from "./job.ts";
import { reconcilePaymentsJob } from "./reconcile-payments.ts";
import { reconcileSessionsJob } from "./reconcile-sessions.ts";
import { refreshCalendarImportsJob } from "./refresh-calendar-imports.ts";
import { remindOfPartnerKeysJob } from "./remind-of-partner-keys.ts";
import { repairBookingsJob } from "./repair-bookings.ts";
import { repeatSavedSearchesJob } from "./repeat-saved-searches.ts";
import { rotateKeysJob } from "./rotate-keys.ts";
import { sendGiftCardsJob } from "./send-gift-cards.ts";
import { sendMailsJob } from "./send-mails.ts";
import { sendOnboardingMailsJob } from "./send-onboarding-mails.ts";
import { sendRemindersJob } from "./send-reminders.ts";
import { subscribeWebhooksJob } from "./subscribe-webhooks.ts";
import { sweepLinkPicturesJob } from "./sweep-link-pictures.ts";
import { sweepPicturesJob } from "./sweep-pictures.ts";
import { sweepUploadsJob } from "./sweep-uploads.ts";

export const allJobs: Job[] = [
  sendMailsJob,
  deliverWebhooksJob,
  makeBackupsJob,
  endHoldsJob,
  sendGiftCardsJob,
  reconcilePaymentsJob,
  followGiftCardsJob,
  followPackagesJob,
  remindOfPartnerKeysJob,
  offerFreedTimesJob,
  lapseSessionOrdersJob,
  lapseSessionRequestsJob,
  followClientQuestionsJob,
  finishSessionsJob,
  followAbsencesJob,
  cancelComingBookingsJob,
  checkBookedSessionsJob,
  sendRemindersJob,
  sendOnboardingMailsJob,
  reconcileSessionsJob,
  repairBookingsJob,
  applyWebhookEventsJob,
  subscribeWebhooksJob,
  refreshCalendarImportsJob,
  followCertificatesJob,
  repeatSavedSearchesJob,
  finishErasuresJob,
  rotateKeysJob,
  sweepLinkPicturesJob,
  sweepPicturesJob,
  sweepUploadsJob,
  deleteExpiredJob,
];
