// Printed from the routes by `deno task openapi`; do not edit.

export const acceptWaitingListOffer = {
  token: {
    minLength: 1,
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

export const declineWaitingListOffer = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const joinWaitingList = {
  weekdays: {
    maxItems: 7,
    items: {
      minimum: 1,
      maximum: 7,
    },
  },
  partsOfDay: {
    maxItems: 4,
    items: {
      enum: ["morning", "day", "evening", "late"],
    },
  },
  meetingType: {
    enum: ["VIDEO_CALL", "IN_PERSON", null],
  },
} as const;

export const leaveWaitingList = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const listFullTimes = {
  event_type: {
    maxLength: 500,
  },
  start_time: {
    maxLength: 40,
  },
  end_time: {
    maxLength: 40,
  },
} as const;

export const readWaitingListLink = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const waitForSeat = {
  eventTypeUri: {
    maxLength: 500,
  },
} as const;
