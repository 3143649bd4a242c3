// Printed from the routes by `deno task openapi`; do not edit.

export const cancelBooking = {
  token: {
    minLength: 1,
    maxLength: 100,
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

export const listBookingAlternatives = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const printBookingReceipt = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const readBooking = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const replaceBooking = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
  eventTypeUri: {
    maxLength: 500,
  },
  priceCents: {
    minimum: 0,
    maximum: 10000000,
  },
  durationMinutes: {
    minimum: 1,
    maximum: 1440,
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

export const rescheduleBooking = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
  startsAt: {
    maxLength: 40,
  },
  meetingType: {
    enum: ["VIDEO_CALL", "IN_PERSON"],
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
