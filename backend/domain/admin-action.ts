/** What an administrator's action is about; of a list the id is its name. */
export const adminSubjects = [
  "lead",
  "invitation",
  "therapist",
  "certificate",
  "review",
  "list",
  "rules",
  "payment",
  "gift-card",
  "domain-value",
  "text",
  "mail",
  "job",
  "api-key",
  "user",
] as const;

export type AdminSubject = (typeof adminSubjects)[number];

/** Whether the texts of an action are personal data, which are erased with the account. */
export function isAboutPerson({ subjectKind }: { subjectKind: AdminSubject }): boolean {
  return subjectKind === "user";
}

export const adminActionNames = [
  "contact-lead",
  "invite-lead",
  "decline-lead",
  "create-invitation",
  "resend-invitation",
  "revoke-invitation",
  "approve-profile",
  "decline-profile",
  "link-user",
  "check-certificate",
  "refuse-certificate",
  "open-certificate-document",
  "publish-review",
  "refuse-review",
  "remove-review-answer",
  "send-rules",
  "return-rules",
  "publish-rules",
  "withdraw-rules",
  "discard-rules",
  "import-rules",
  "edit-profile",
  "edit-team",
  "change-name",
  "export-list",
  "disable-account",
  "enable-account",
  "disable-practitioner",
  "enable-practitioner",
  "grant-admin",
  "take-admin",
  "grant-role",
  "take-role",
  "unlink-user",
  "end-sign-ins",
  "refund-payment",
  "post-gift-card",
  "block-gift-card",
  "reissue-gift-card",
  "print-gift-card",
  "add-value",
  "change-value",
  "retire-value",
  "restore-value",
  "order-values",
  "save-text-draft",
  "discard-text-draft",
  "publish-text",
  "retry-mail",
  "retry-mails",
  "cancel-mail",
  "run-job",
  "remind-of-question",
  "open-private-data",
  "view-as",
  "reset-second-factor",
  "reset-password",
  "end-view-as",
  "edit-account",
  "cancel-session",
  "export-account",
  "invite-assistant",
  "join-assistant",
  "end-assistant",
  "keep-calendar",
  "create-api-key",
  "create-partner-key",
  "revoke-api-key",
  "create-webhook",
  "update-webhook",
  "remove-webhook",
  "rotate-webhook-secret",
] as const;

/** The lists of the admin part. */
export const adminLists = [
  "leads",
  "invitations",
  "practitioners",
  "certificates",
  "reviews",
  "questions",
  "payments",
  "gift-cards",
  "ledger",
  "mails",
  "actions",
  "api-keys",
] as const;

export type AdminList = (typeof adminLists)[number];

export type AdminActionName = (typeof adminActionNames)[number];

export type AdminAction = {
  id: string;
  /** Null: the command line, or an erased account. A practitioner for "change-name"; practitioners and assistants for the actions of assistants; a practitioner for own API keys and webhooks. */
  actorId: string | null;
  action: AdminActionName;
  subjectKind: AdminSubject;
  subjectId: string;
  /** For example the reason of a refusal. */
  detail: Record<string, string>;
  /** The changed fields of a record, as text. Never health data. */
  before: Record<string, string>;
  after: Record<string, string>;
  /** ms */
  createdAt: number;
};
