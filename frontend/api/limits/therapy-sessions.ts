// Printed from the routes by `deno task openapi`; do not edit.

export const bookForClient = {
  eventTypeUrl: {
    maxLength: 500,
  },
  meetingType: {
    enum: ["VIDEO_CALL", "IN_PERSON"],
  },
  note: {
    maxLength: 2000,
  },
} as const;

export const cancelTherapySession = {
  reason: {
    maxLength: 500,
  },
  shown: {
    startsAt: {
      maxLength: 40,
    },
    feeCents: {
      minimum: 0,
      maximum: 10000000,
    },
  },
} as const;

export const cancelTherapySessionGroup = {
  reason: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

export const commentTherapySession = {
  comment: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

export const createTherapySession = {
  eventUrl: {
    maxLength: 500,
  },
  eventInviteeUrl: {
    maxLength: 500,
  },
} as const;

export const listMyTherapySessions = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  order: {
    enum: ["latest", "soonest"],
  },
  status: {
    enum: ["booked", "finished", "cancelled"],
  },
  when: {
    enum: ["upcoming", "past"],
  },
  practiceType: {
    maxLength: 40,
  },
  timeZone: {
    maxLength: 64,
  },
  q: {
    maxLength: 100,
  },
} as const;

export const listTherapistTherapySessions = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  order: {
    enum: ["latest", "soonest"],
  },
  status: {
    enum: ["booked", "finished", "cancelled"],
  },
  when: {
    enum: ["upcoming", "past"],
  },
  practiceType: {
    maxLength: 40,
  },
  timeZone: {
    maxLength: 64,
  },
  q: {
    maxLength: 100,
  },
} as const;

export const markTherapySessionNoShow = {
  reason: {
    maxLength: 500,
  },
} as const;

export const previewDelay = {
  minutes: {
    enum: ["5", "10", "15", "20", "30"],
  },
} as const;

export const rateTherapySession = {
  rating: {
    minimum: 1,
    maximum: 5,
  },
} as const;

export const recommendAfterTherapySession = {
  practices: {
    maxItems: 35,
    items: {
      maxLength: 40,
    },
  },
  text: {
    minLength: 1,
    maxLength: 4000,
  },
} as const;

export const recordOnSitePayment = {
  amountCents: {
    minimum: 1,
    maximum: 10000000,
  },
  method: {
    enum: ["cash", "card", "transfer", "other"],
  },
} as const;

export const rescheduleTherapySession = {
  meetingType: {
    enum: ["VIDEO_CALL", "IN_PERSON"],
  },
  holdSecret: {
    maxLength: 200,
  },
  reason: {
    maxLength: 500,
  },
  shown: {
    startsAt: {
      maxLength: 40,
    },
    feeCents: {
      minimum: 0,
      maximum: 10000000,
    },
  },
} as const;

export const rescheduleTherapySessionGroup = {
  shownStartsAt: {
    maxLength: 40,
  },
  reason: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

export const savePractitionerNote = {
  note: {
    minLength: 1,
    maxLength: 4000,
  },
} as const;

export const updateTherapySession = {
  note: {
    maxLength: 4000,
  },
} as const;

export const updateTherapySessionComment = {
  comment: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

export const updateTherapySessionNote = {
  note: {
    maxLength: 4000,
  },
  sealedNote: {
    minLength: 39,
    maxLength: 64000,
  },
} as const;

export const waiveTherapySessionFee = {
  reason: {
    maxLength: 500,
  },
} as const;
