// Printed from the routes by `deno task openapi`; do not edit.

export const acceptSessionRequest = {
  message: {
    maxLength: 500,
  },
} as const;

export const createSessionRequest = {
  eventType: {
    maxLength: 500,
  },
  startsAt: {
    maxLength: 40,
  },
  timeZone: {
    maxLength: 64,
  },
  phone: {
    maxLength: 40,
  },
  hold: {
    id: {
      maxLength: 64,
    },
    secret: {
      minLength: 20,
      maxLength: 100,
    },
  },
  meetingType: {
    enum: ["VIDEO_CALL", "IN_PERSON"],
  },
  answers: {
    maxItems: 50,
    items: {
      question: {
        minLength: 1,
        maxLength: 500,
      },
      answer: {
        maxLength: 2000,
      },
      position: {
        minimum: 0,
        maximum: 50,
      },
    },
  },
  shown: {
    priceCents: {
      minimum: 0,
      maximum: 100000000,
    },
    durationMinutes: {
      minimum: 1,
      maximum: 1440,
    },
  },
  tracking: {
    utm_campaign: {
      maxLength: 200,
    },
    utm_source: {
      maxLength: 200,
    },
    utm_medium: {
      maxLength: 200,
    },
    utm_content: {
      maxLength: 200,
    },
    utm_term: {
      maxLength: 200,
    },
    salesforce_uuid: {
      maxLength: 200,
    },
  },
  secretLink: {
    minLength: 20,
    maxLength: 100,
  },
  acknowledgement: {
    rulesVersion: {
      minimum: 1,
      maximum: 1000000,
    },
    rules: {
      maxItems: 200,
      items: {
        maxLength: 100,
      },
    },
  },
} as const;

export const declineSessionRequest = {
  message: {
    maxLength: 500,
  },
} as const;

export const updateApprovalRules = {
  rules: {
    maxItems: 200,
    items: {
      rule: {
        enum: ["never", "new-clients", "always"],
      },
    },
  },
} as const;
