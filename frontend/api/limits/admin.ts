// Printed from the routes by `deno task openapi`; do not edit.

export const addDomainValue = {
  domainCode: {
    enum: ["CITY", "GENDER", "LANGUAGE", "MEETING_TYPE", "THERAPY_TYPE", "WAY_OF_HELPING"],
  },
  code: {
    minLength: 1,
    maxLength: 40,
  },
  labels: {
    et: {
      maxLength: 80,
    },
    en: {
      maxLength: 80,
    },
    ru: {
      maxLength: 80,
    },
  },
  synonyms: {
    et: {
      maxItems: 20,
      items: {
        minLength: 1,
        maxLength: 60,
      },
    },
    en: {
      maxItems: 20,
      items: {
        minLength: 1,
        maxLength: 60,
      },
    },
    ru: {
      maxItems: 20,
      items: {
        minLength: 1,
        maxLength: 60,
      },
    },
  },
  group: {
    enum: ["somatic", "talking", "energetic", "other", null],
  },
  lat: {
    minimum: -90,
    maximum: 90,
  },
  lon: {
    minimum: -180,
    maximum: 180,
  },
  helps: {
    maxItems: 60,
    items: {
      way: {
        minLength: 1,
        maxLength: 40,
      },
      weight: {
        minimum: 1,
        maximum: 3,
      },
    },
  },
  summary: {
    et: {
      maxLength: 1000,
    },
    en: {
      maxLength: 1000,
    },
    ru: {
      maxLength: 1000,
    },
  },
} as const;

export const blockGiftCard = {
  reason: {
    maxLength: 500,
  },
} as const;

export const checkCertificate = {
  classLabel: {
    enum: ["regulated", "state-recognised", "association"],
  },
} as const;

export const createAccessGrant = {
  kind: {
    enum: ["sessions", "tests", "profile", "journal"],
  },
  reason: {
    minLength: 10,
    maxLength: 500,
  },
} as const;

export const createPartnerKey = {
  partnerName: {
    minLength: 1,
    maxLength: 120,
  },
  partnerEmail: {
    maxLength: 254,
  },
  label: {
    minLength: 1,
    maxLength: 80,
  },
  scopes: {
    minItems: 1,
    maxItems: 3,
    items: {
      enum: ["catalogue:read", "times:read", "bookings:write"],
    },
  },
  requestsPerMinute: {
    minimum: 60,
    maximum: 6000,
  },
} as const;

export const createRuleDraft = {
  title: {
    maxLength: 120,
  },
  restore: {
    minimum: 1,
    maximum: 1000000,
  },
} as const;

export const declineLead = {
  reason: {
    maxLength: 500,
  },
} as const;

export const declinePractitioner = {
  reason: {
    maxLength: 500,
  },
} as const;

export const disableAccount = {
  asClient: {
    enum: ["keep", "cancel"],
  },
  asPractitioner: {
    enum: ["keep", "cancel"],
  },
  reason: {
    maxLength: 500,
  },
} as const;

export const disablePractitioner = {
  bookings: {
    enum: ["keep", "cancel"],
  },
  reason: {
    maxLength: 500,
  },
} as const;

export const exportAccounts = {
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["admin", "staff", "practitioner", "client", "disabled", "unconfirmed"],
  },
  sort: {
    enum: ["created", "name", "lastSignIn"],
  },
  direction: {
    enum: ["asc", "desc"],
  },
} as const;

export const exportActionChain = {
  after: {
    minimum: 0,
  },
} as const;

export const exportAdminFigures = {
  step: {
    enum: ["week", "month"],
  },
} as const;

export const exportAdminList = {
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    maxLength: 40,
  },
  order: {
    enum: ["newest", "oldest"],
  },
  sort: {
    enum: ["changed", "name"],
  },
  kind: {
    enum: ["test-mail", "sign-in-code", "password-code", "confirm-booking", "verify-email", "already-registered", "no-account", "registered-twice", "reset-password", "password-changed", "password-was-reset", "authenticator-added", "authenticator-removed", "passkey-added", "passkey-removed", "recovery-codes-replaced", "recovery-code-used", "second-factor-reset", "api-key-added", "partner-key-added", "partner-key-ending", "partner-key-revoked", "webhook-added", "webhook-secret-replaced", "account-disabled", "profile-disabled", "account-erased", "leave-address", "take-address", "address-in-use", "invitation", "invitation-reminder", "session-booked", "session-booked-therapist", "session-rescheduled", "session-rescheduled-therapist", "session-cancelled", "session-cancelled-therapist", "session-missed", "session-fee-waived", "session-tomorrow", "session-tomorrow-therapist", "session-soon", "session-soon-therapist", "session-late", "practitioner-away", "practitioner-away-reminder", "practitioner-back", "session-request", "session-request-therapist", "session-request-declined", "session-request-lapsed", "session-request-warning", "session-request-taken-back-therapist", "client-question-therapist", "client-question-reminder-therapist", "client-question-answered", "client-question-lapsed", "waiting-list-joined", "waiting-list-offer", "waiting-list-offer-ended", "waiting-list-removed", "waiting-seat-joined", "waiting-seat-offer", "waiting-seat-offer-ended", "waiting-seat-moved", "waiting-seat-passed", "waiting-seat-cancelled", "saved-search-news", "test-results", "session-warning", "recommendation-received", "lead-received", "lead-status", "lead-declined", "certificate-checked", "certificate-refused", "certificate-ending", "name-changed", "review-published", "review-published-therapist", "review-refused", "review-answered", "review-answer-removed", "companion-invitation", "companion-agreed", "companion-declined", "companion-away", "companion-back", "lead-away", "lead-back", "team-invitation", "team-joined", "team-left", "team-removed", "team-handed-over", "assistant-invitation", "assistant-joined", "assistant-left", "assistant-removed", "profile-unfinished", "profile-received", "profile-waiting", "profile-approved", "profile-declined", "admin-digest", "gift-card", "gift-card-to-give", "gift-card-delivered", "gift-card-posted", "gift-card-ending", "gift-card-replaced", "package-ending", "package-sold", "payment-waiting", "payment-receipt", "payment-refunded", "payment-given-back", "data-opened", "role-granted", "role-taken", "practitioner", "partner"],
  },
} as const;

export const exportAdminSessions = {
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["booked", "finished", "cancelled"],
  },
  sort: {
    enum: ["start", "price"],
  },
  direction: {
    enum: ["asc", "desc"],
  },
} as const;

export const findAdminRecords = {
  text: {
    minLength: 2,
    maxLength: 100,
  },
} as const;

export const getAdminFigures = {
  step: {
    enum: ["week", "month"],
  },
} as const;

export const getLedger = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  order: {
    enum: ["newest", "oldest"],
  },
} as const;

export const getRuleVersion = {
  comparedWith: {
    minimum: 1,
    maximum: 1000000,
  },
} as const;

export const importRules = {
  title: {
    maxLength: 120,
  },
  text: {
    maxLength: 600000,
  },
} as const;

export const listAccounts = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["admin", "staff", "practitioner", "client", "disabled", "unconfirmed"],
  },
  sort: {
    enum: ["created", "name", "lastSignIn"],
  },
  direction: {
    enum: ["asc", "desc"],
  },
} as const;

export const listAdminActions = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  subject: {
    enum: ["lead", "invitation", "therapist", "certificate", "review", "list", "rules", "payment", "gift-card", "domain-value", "text", "mail", "job", "api-key", "user"],
  },
  subjectId: {
    minLength: 1,
    maxLength: 100,
  },
  order: {
    enum: ["newest", "oldest"],
  },
} as const;

export const listAdminSessions = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["booked", "finished", "cancelled"],
  },
  sort: {
    enum: ["start", "price"],
  },
  direction: {
    enum: ["asc", "desc"],
  },
} as const;

export const listCertificateQueue = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["declared", "waiting", "checked", "refused", "ending"],
  },
} as const;

export const listGiftCards = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  order: {
    enum: ["newest", "oldest"],
  },
  state: {
    enum: ["pending", "active", "blocked", "expired", "refunded"],
  },
  toPost: {
    enum: ["true"],
  },
} as const;

export const listInvitations = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  order: {
    enum: ["newest", "oldest"],
  },
  state: {
    enum: ["open", "used", "revoked", "expired"],
  },
} as const;

export const listIssuedApiKeys = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  order: {
    enum: ["newest", "oldest"],
  },
  state: {
    enum: ["open", "expired", "revoked"],
  },
  kind: {
    enum: ["practitioner", "partner"],
  },
} as const;

export const listLeads = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["new", "confirmed", "contacted", "invited", "profile-started", "waiting", "visible", "declined"],
  },
  order: {
    enum: ["newest", "oldest"],
  },
} as const;

export const listMails = {
  state: {
    enum: ["waiting", "failed", "given-up", "sent", "cancelled"],
  },
  kind: {
    enum: ["test-mail", "sign-in-code", "password-code", "confirm-booking", "verify-email", "already-registered", "no-account", "registered-twice", "reset-password", "password-changed", "password-was-reset", "authenticator-added", "authenticator-removed", "passkey-added", "passkey-removed", "recovery-codes-replaced", "recovery-code-used", "second-factor-reset", "api-key-added", "partner-key-added", "partner-key-ending", "partner-key-revoked", "webhook-added", "webhook-secret-replaced", "account-disabled", "profile-disabled", "account-erased", "leave-address", "take-address", "address-in-use", "invitation", "invitation-reminder", "session-booked", "session-booked-therapist", "session-rescheduled", "session-rescheduled-therapist", "session-cancelled", "session-cancelled-therapist", "session-missed", "session-fee-waived", "session-tomorrow", "session-tomorrow-therapist", "session-soon", "session-soon-therapist", "session-late", "practitioner-away", "practitioner-away-reminder", "practitioner-back", "session-request", "session-request-therapist", "session-request-declined", "session-request-lapsed", "session-request-warning", "session-request-taken-back-therapist", "client-question-therapist", "client-question-reminder-therapist", "client-question-answered", "client-question-lapsed", "waiting-list-joined", "waiting-list-offer", "waiting-list-offer-ended", "waiting-list-removed", "waiting-seat-joined", "waiting-seat-offer", "waiting-seat-offer-ended", "waiting-seat-moved", "waiting-seat-passed", "waiting-seat-cancelled", "saved-search-news", "test-results", "session-warning", "recommendation-received", "lead-received", "lead-status", "lead-declined", "certificate-checked", "certificate-refused", "certificate-ending", "name-changed", "review-published", "review-published-therapist", "review-refused", "review-answered", "review-answer-removed", "companion-invitation", "companion-agreed", "companion-declined", "companion-away", "companion-back", "lead-away", "lead-back", "team-invitation", "team-joined", "team-left", "team-removed", "team-handed-over", "assistant-invitation", "assistant-joined", "assistant-left", "assistant-removed", "profile-unfinished", "profile-received", "profile-waiting", "profile-approved", "profile-declined", "admin-digest", "gift-card", "gift-card-to-give", "gift-card-delivered", "gift-card-posted", "gift-card-ending", "gift-card-replaced", "package-ending", "package-sold", "payment-waiting", "payment-receipt", "payment-refunded", "payment-given-back", "data-opened", "role-granted", "role-taken"],
  },
  text: {
    minLength: 1,
    maxLength: 254,
  },
  order: {
    enum: ["newest", "oldest"],
  },
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
} as const;

export const listNamesakes = {
  name: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const listPayments = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  order: {
    enum: ["newest", "oldest"],
  },
  state: {
    enum: ["pending", "paid", "failed", "expired", "partially-refunded", "refunded"],
  },
  kind: {
    enum: ["gift-card", "course", "session", "package"],
  },
  flagged: {
    enum: ["true"],
  },
} as const;

export const listPractitioners = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["not-sent", "waiting", "approved", "declined", "visible", "hidden", "disabled"],
  },
  sort: {
    enum: ["changed", "name"],
  },
  order: {
    enum: ["newest", "oldest"],
  },
} as const;

export const listReviewQueue = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  state: {
    enum: ["waiting", "reported", "published", "refused"],
  },
} as const;

export const listSavedViews = {
  list: {
    maxLength: 40,
  },
} as const;

export const listUnansweredQuestions = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  text: {
    minLength: 1,
    maxLength: 100,
  },
  order: {
    enum: ["newest", "oldest"],
  },
} as const;

export const listUserSessions = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
} as const;

export const orderDomainValues = {
  before: {
    maxItems: 500,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  after: {
    maxItems: 500,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
} as const;

export const publishText = {
  comment: {
    maxLength: 500,
  },
} as const;

export const refundPayment = {
  amountCents: {
    minimum: 1,
    maximum: 1000000,
  },
  reason: {
    maxLength: 500,
  },
} as const;

export const refuseCertificate = {
  reason: {
    minLength: 3,
    maxLength: 500,
  },
} as const;

export const refuseReview = {
  refusal: {
    enum: ["personal-data", "health-details", "health-promise", "insult", "advertising", "not-about-the-session", "other"],
  },
  note: {
    maxLength: 500,
  },
} as const;

export const reissueGiftCard = {
  reason: {
    maxLength: 500,
  },
} as const;

export const remindOfQuestion = {
  reason: {
    maxLength: 500,
  },
} as const;

export const removeReviewAnswer = {
  reason: {
    minLength: 3,
    maxLength: 500,
  },
} as const;

export const retryMails = {
  kind: {
    enum: ["test-mail", "sign-in-code", "password-code", "confirm-booking", "verify-email", "already-registered", "no-account", "registered-twice", "reset-password", "password-changed", "password-was-reset", "authenticator-added", "authenticator-removed", "passkey-added", "passkey-removed", "recovery-codes-replaced", "recovery-code-used", "second-factor-reset", "api-key-added", "partner-key-added", "partner-key-ending", "partner-key-revoked", "webhook-added", "webhook-secret-replaced", "account-disabled", "profile-disabled", "account-erased", "leave-address", "take-address", "address-in-use", "invitation", "invitation-reminder", "session-booked", "session-booked-therapist", "session-rescheduled", "session-rescheduled-therapist", "session-cancelled", "session-cancelled-therapist", "session-missed", "session-fee-waived", "session-tomorrow", "session-tomorrow-therapist", "session-soon", "session-soon-therapist", "session-late", "practitioner-away", "practitioner-away-reminder", "practitioner-back", "session-request", "session-request-therapist", "session-request-declined", "session-request-lapsed", "session-request-warning", "session-request-taken-back-therapist", "client-question-therapist", "client-question-reminder-therapist", "client-question-answered", "client-question-lapsed", "waiting-list-joined", "waiting-list-offer", "waiting-list-offer-ended", "waiting-list-removed", "waiting-seat-joined", "waiting-seat-offer", "waiting-seat-offer-ended", "waiting-seat-moved", "waiting-seat-passed", "waiting-seat-cancelled", "saved-search-news", "test-results", "session-warning", "recommendation-received", "lead-received", "lead-status", "lead-declined", "certificate-checked", "certificate-refused", "certificate-ending", "name-changed", "review-published", "review-published-therapist", "review-refused", "review-answered", "review-answer-removed", "companion-invitation", "companion-agreed", "companion-declined", "companion-away", "companion-back", "lead-away", "lead-back", "team-invitation", "team-joined", "team-left", "team-removed", "team-handed-over", "assistant-invitation", "assistant-joined", "assistant-left", "assistant-removed", "profile-unfinished", "profile-received", "profile-waiting", "profile-approved", "profile-declined", "admin-digest", "gift-card", "gift-card-to-give", "gift-card-delivered", "gift-card-posted", "gift-card-ending", "gift-card-replaced", "package-ending", "package-sold", "payment-waiting", "payment-receipt", "payment-refunded", "payment-given-back", "data-opened", "role-granted", "role-taken"],
  },
} as const;

export const returnRuleDraft = {
  reason: {
    maxLength: 1000,
  },
} as const;

export const revokeIssuedApiKey = {
  reason: {
    maxLength: 500,
  },
} as const;

export const saveTextDraft = {
  title: {
    et: {
      maxLength: 200,
    },
    en: {
      maxLength: 200,
    },
    ru: {
      maxLength: 200,
    },
  },
  lead: {
    et: {
      maxLength: 1000,
    },
    en: {
      maxLength: 1000,
    },
    ru: {
      maxLength: 1000,
    },
  },
  sections: {
    maxItems: 40,
    items: {
      id: {
        maxLength: 40,
      },
      heading: {
        et: {
          maxLength: 300,
        },
        en: {
          maxLength: 300,
        },
        ru: {
          maxLength: 300,
        },
      },
      body: {
        et: {
          maxLength: 5000,
        },
        en: {
          maxLength: 5000,
        },
        ru: {
          maxLength: 5000,
        },
      },
    },
  },
} as const;

export const saveView = {
  list: {
    maxLength: 40,
  },
  name: {
    minLength: 1,
    maxLength: 60,
  },
  search: {
    maxLength: 500,
  },
} as const;

export const sendRuleDraft = {
  comment: {
    maxLength: 1000,
  },
} as const;

export const startImpersonation = {
  reason: {
    minLength: 10,
    maxLength: 500,
  },
} as const;

export const unlinkPractitioner = {
  reason: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

export const updateDomainValue = {
  labels: {
    et: {
      maxLength: 80,
    },
    en: {
      maxLength: 80,
    },
    ru: {
      maxLength: 80,
    },
  },
  synonyms: {
    et: {
      maxItems: 20,
      items: {
        minLength: 1,
        maxLength: 60,
      },
    },
    en: {
      maxItems: 20,
      items: {
        minLength: 1,
        maxLength: 60,
      },
    },
    ru: {
      maxItems: 20,
      items: {
        minLength: 1,
        maxLength: 60,
      },
    },
  },
  group: {
    enum: ["somatic", "talking", "energetic", "other", null],
  },
  lat: {
    minimum: -90,
    maximum: 90,
  },
  lon: {
    minimum: -180,
    maximum: 180,
  },
  helps: {
    maxItems: 60,
    items: {
      way: {
        minLength: 1,
        maxLength: 40,
      },
      weight: {
        minimum: 1,
        maximum: 3,
      },
    },
  },
} as const;

export const updateRuleDraft = {
  title: {
    maxLength: 120,
  },
  basedOn: {
    minimum: 1,
    maximum: 1000000,
  },
  changes: {
    maxItems: 500,
  },
  notReached: {
    maxItems: 100,
    items: {
      practice: {
        maxLength: 40,
      },
      verdicts: {
        maxItems: 4,
        items: {
          enum: ["ok", "caution", "ask", "no"],
        },
      },
      why: {
        et: {
          maxLength: 1200,
        },
        en: {
          maxLength: 1200,
        },
        ru: {
          maxLength: 1200,
        },
      },
    },
  },
} as const;
