// Printed from the routes by `deno task openapi`; do not edit.

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
} as const;

export const getLedger = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
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
    enum: ["lead", "invitation", "therapist", "certificate", "review", "list", "rules", "payment", "gift-card"],
  },
  order: {
    enum: ["newest", "oldest"],
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
  state: {
    enum: ["open", "used", "revoked", "expired"],
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
    enum: ["not-sent", "waiting", "approved", "declined"],
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

export const removeReviewAnswer = {
  reason: {
    minLength: 3,
    maxLength: 500,
  },
} as const;

export const returnRuleDraft = {
  reason: {
    maxLength: 1000,
  },
} as const;

export const sendRuleDraft = {
  comment: {
    maxLength: 1000,
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
