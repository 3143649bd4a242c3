import { dataAccessOperations } from "./data-access-operations.ts";
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
import { mountListRuleVersions } from "./list-rule-versions.ts";
import { mountGetRuleVersion } from "./get-rule-version.ts";
import { mountWithdrawRuleVersion } from "./withdraw-rule-version.ts";
import { mountExportRules } from "./export-rules.ts";
import { mountListRuleDrafts } from "./list-rule-drafts.ts";
import { mountImportRules } from "./import-rules.ts";
import { mountCreateRuleDraft } from "./create-rule-draft.ts";
import { mountGetRuleDraft } from "./get-rule-draft.ts";
import { mountUpdateRuleDraft } from "./update-rule-draft.ts";
import { mountDeleteRuleDraft } from "./delete-rule-draft.ts";
import { mountSendRuleDraft } from "./send-rule-draft.ts";
import { mountReturnRuleDraft } from "./return-rule-draft.ts";
import { mountPublishRuleDraft } from "./publish-rule-draft.ts";
import { mountPreviewRuleDraft } from "./preview-rule-draft.ts";
import { mountRefundPayment } from "./refund-payment.ts";
import { mountListPayments } from "./list-payments.ts";
import { mountListGiftCards } from "./list-gift-cards.ts";
import { mountMarkGiftCardPosted } from "./mark-gift-card-posted.ts";
import { mountPrintPostedGiftCard } from "./print-posted-gift-card.ts";
import { mountBlockGiftCard } from "./block-gift-card.ts";
import { mountReissueGiftCard } from "./reissue-gift-card.ts";
import { mountGetLedger } from "./get-ledger.ts";
import { upkeepOperations } from "./upkeep-operations.ts";

export const adminOperations = [
  ...upkeepOperations,
  ...dataAccessOperations,
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
  mountListRuleVersions,
  mountGetRuleVersion,
  mountWithdrawRuleVersion,
  mountExportRules,
  mountListRuleDrafts,
  mountImportRules,
  mountCreateRuleDraft,
  mountGetRuleDraft,
  mountUpdateRuleDraft,
  mountDeleteRuleDraft,
  mountSendRuleDraft,
  mountReturnRuleDraft,
  mountPublishRuleDraft,
  mountPreviewRuleDraft,
  mountRefundPayment,
  mountListPayments,
  mountListGiftCards,
  mountMarkGiftCardPosted,
  mountPrintPostedGiftCard,
  mountBlockGiftCard,
  mountReissueGiftCard,
  mountGetLedger,
];
