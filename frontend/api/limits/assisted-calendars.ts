// Printed from the routes by `deno task openapi`; do not edit.

export const bookAssistedClient = {
  eventTypeUrl: {
    maxLength: 500,
  },
  meetingType: {
    enum: ["VIDEO_CALL", "IN_PERSON"],
  },
} as const;

export const cancelAssistedSession = {
  reason: {
    maxLength: 500,
  },
} as const;

export const rescheduleAssistedSession = {
  reason: {
    maxLength: 500,
  },
} as const;

export const updateAssistedHours = {
  rules: {
    maxItems: 100,
    items: {
      weekday: {
        minimum: 1,
        maximum: 7,
      },
      fromMinute: {
        minimum: 0,
        maximum: 1440,
      },
      toMinute: {
        minimum: 0,
        maximum: 1440,
      },
    },
  },
} as const;
