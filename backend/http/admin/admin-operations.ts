import { mountCheckCertificate } from "./check-certificate.ts";
import { mountGetQueuedCertificate } from "./get-queued-certificate.ts";
import { mountListCertificateQueue } from "./list-certificate-queue.ts";
import { mountRefuseCertificate } from "./refuse-certificate.ts";
import { mountListReviewQueue } from "./list-review-queue.ts";
import { mountGetQueuedReview } from "./get-queued-review.ts";
import { mountPublishReview } from "./publish-review.ts";
import { mountRefuseReview } from "./refuse-review.ts";
import { mountRemoveReviewAnswer } from "./remove-review-answer.ts";
import { mountListNamesakes } from "./list-namesakes.ts";
import { mountListPractitioners } from "./list-practitioners.ts";
import { mountDeclinePractitioner } from "./decline-practitioner.ts";
import { mountApprovePractitioner } from "./approve-practitioner.ts";
import { mountContactLead } from "./contact-lead.ts";
import { mountDeclineLead } from "./decline-lead.ts";
import { mountExportAdminList } from "./export-admin-list.ts";
import { mountGetAdminSummary } from "./get-admin-summary.ts";
import { mountInviteLead } from "./invite-lead.ts";
import { mountListAdminActions } from "./list-admin-actions.ts";
import { mountListInvitations } from "./list-invitations.ts";
import { mountListLeads } from "./list-leads.ts";
import { mountResendInvitation } from "./resend-invitation.ts";
import { mountRevokeInvitation } from "./revoke-invitation.ts";

export const adminOperations = [
  mountGetAdminSummary,
  mountListLeads,
  mountContactLead,
  mountInviteLead,
  mountDeclineLead,
  mountListInvitations,
  mountResendInvitation,
  mountRevokeInvitation,
  mountListPractitioners,
  mountListNamesakes,
  mountApprovePractitioner,
  mountDeclinePractitioner,
  mountListAdminActions,
  mountExportAdminList,
  mountListCertificateQueue,
  mountGetQueuedCertificate,
  mountCheckCertificate,
  mountRefuseCertificate,
  mountListReviewQueue,
  mountGetQueuedReview,
  mountPublishReview,
  mountRefuseReview,
  mountRemoveReviewAnswer,
];
