// Printed from the routes by `deno task openapi`; do not edit.

export const addCalendarImport = {
  name: {
    minLength: 1,
    maxLength: 100,
  },
  url: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

export const bookTime = {
  event_type: {
    maxLength: 500,
  },
  start_time: {
    maxLength: 40,
  },
  invitee: {
    name: {
      minLength: 1,
      maxLength: 200,
    },
    email: {
      maxLength: 254,
    },
    timezone: {
      minLength: 1,
      maxLength: 64,
    },
  },
  meeting_type: {
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
  questions_and_answers: {
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
} as const;

export const cancelTherapySession = {
  reason: {
    maxLength: 500,
  },
} as const;

export const changeConsent = {
  purpose: {
    enum: ["bookings", "notes", "test-results"],
  },
  version: {
    minimum: 1,
    maximum: 10000,
  },
} as const;

export const changeEmail = {
  newEmail: {
    maxLength: 254,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const changePassword = {
  currentPassword: {
    minLength: 1,
    maxLength: 1000,
  },
  newPassword: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const commentTherapySession = {
  comment: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

export const confirmEmailChange = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const createCalendarFeed = {
  detail: {
    enum: ["discreet", "full"],
  },
} as const;

export const createInvitation = {
  email: {
    maxLength: 254,
  },
  language: {
    enum: ["et", "en", "ru"],
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

export const createUser = {
  hash: {
    minLength: 1,
    maxLength: 100,
  },
  email: {
    maxLength: 254,
  },
  name: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  timeZone: {
    maxLength: 64,
  },
} as const;

export const eraseMyAccount = {
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const explainAvailability = {
  eventTypeUrl: {
    maxLength: 500,
  },
} as const;

export const forgotPassword = {
  email: {
    maxLength: 254,
  },
} as const;

export const holdTime = {
  event_type: {
    maxLength: 500,
  },
  start_time: {
    maxLength: 40,
  },
  replaces: {
    id: {
      maxLength: 64,
    },
    secret: {
      minLength: 20,
      maxLength: 100,
    },
  },
} as const;

export const joinUs = {
  email: {
    maxLength: 254,
  },
} as const;

export const linkSignIn = {
  ticket: {
    minLength: 1,
    maxLength: 100,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const listEventTypeAvailableTimes = {
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

export const listEventTypes = {
  count: {
    minimum: 1,
    maximum: 100,
  },
  page_token: {
    minLength: 1,
    maxLength: 300,
  },
  user: {
    maxLength: 500,
  },
  organization: {
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

export const listReviews = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 500,
  },
} as const;

export const listScheduledEvents = {
  count: {
    minimum: 1,
    maximum: 100,
  },
  page_token: {
    minLength: 1,
    maxLength: 300,
  },
  user: {
    maxLength: 500,
  },
  invitee_email: {
    maxLength: 254,
  },
  status: {
    enum: ["active", "canceled"],
  },
} as const;

export const listTherapists = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 500,
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

export const listUsers = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
} as const;

export const login = {
  email: {
    maxLength: 254,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const previewAvailability = {
  draft: {
    timeZone: {
      minLength: 1,
      maxLength: 64,
    },
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
    exceptions: {
      maxItems: 400,
      items: {
        note: {
          maxLength: 200,
        },
        ranges: {
          maxItems: 12,
          items: {
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
      },
    },
    vacations: {
      maxItems: 60,
      items: {
        note: {
          maxLength: 200,
        },
      },
    },
    places: {
      maxItems: 20,
      items: {
        name: {
          minLength: 1,
          maxLength: 200,
        },
      },
    },
    settings: {
      bufferMinutes: {
        minimum: 0,
        maximum: 240,
      },
      travelMinutes: {
        minimum: 0,
        maximum: 480,
      },
      minimumNoticeMinutes: {
        minimum: 0,
        maximum: 43200,
      },
      horizonDays: {
        minimum: 1,
        maximum: 365,
      },
      stepMinutes: {
        minimum: 5,
        maximum: 480,
      },
      dailyMaximum: {
        minimum: 1,
        maximum: 50,
      },
    },
  },
  eventTypeUrl: {
    maxLength: 500,
  },
} as const;

export const rateTherapySession = {
  rating: {
    minimum: 1,
    maximum: 5,
  },
} as const;

export const receiveWebhookEvent = {
  event: {
    minLength: 1,
    maxLength: 100,
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

export const registerUser = {
  email: {
    maxLength: 254,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
  name: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  hash: {
    minLength: 1,
    maxLength: 100,
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
} as const;

export const resendVerification = {
  email: {
    maxLength: 254,
  },
} as const;

export const resetPassword = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const searchTherapists = {
  text: {
    maxLength: 100,
  },
  needs: {
    maxItems: 50,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  practices: {
    maxItems: 50,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  groups: {
    maxItems: 4,
    items: {
      enum: ["somatic", "talking", "energetic", "other"],
    },
  },
  genders: {
    maxItems: 50,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  languages: {
    maxItems: 50,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  meetingTypes: {
    maxItems: 50,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  cities: {
    maxItems: 50,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  near: {
    lat: {
      minimum: -90,
      maximum: 90,
    },
    lon: {
      minimum: -180,
      maximum: 180,
    },
  },
  withinKm: {
    minimum: 0,
    maximum: 20100,
  },
  priceFromCents: {
    minimum: 0,
    maximum: 10000000,
  },
  priceToCents: {
    minimum: 0,
    maximum: 10000000,
  },
  durationFrom: {
    minimum: 0,
    maximum: 1440,
  },
  durationTo: {
    minimum: 0,
    maximum: 1440,
  },
  freeWithinDays: {
    minimum: 1,
    maximum: 60,
  },
  sort: {
    enum: ["best", "earliest", "price", "distance", "rating"],
  },
  limit: {
    minimum: 1,
    maximum: 50,
  },
  cursor: {
    maxLength: 500,
  },
} as const;

export const startSignIn = {
  returnUrl: {
    maxLength: 2000,
  },
  remember: {
    enum: ["true", "false"],
  },
} as const;

export const updateAvailability = {
  timeZone: {
    minLength: 1,
    maxLength: 64,
  },
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
  exceptions: {
    maxItems: 400,
    items: {
      note: {
        maxLength: 200,
      },
      ranges: {
        maxItems: 12,
        items: {
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
    },
  },
  vacations: {
    maxItems: 60,
    items: {
      note: {
        maxLength: 200,
      },
    },
  },
  places: {
    maxItems: 20,
    items: {
      name: {
        minLength: 1,
        maxLength: 200,
      },
    },
  },
  settings: {
    bufferMinutes: {
      minimum: 0,
      maximum: 240,
    },
    travelMinutes: {
      minimum: 0,
      maximum: 480,
    },
    minimumNoticeMinutes: {
      minimum: 0,
      maximum: 43200,
    },
    horizonDays: {
      minimum: 1,
      maximum: 365,
    },
    stepMinutes: {
      minimum: 5,
      maximum: 480,
    },
    dailyMaximum: {
      minimum: 1,
      maximum: 50,
    },
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
} as const;

export const updateUser = {
  name: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  timeZone: {
    maxLength: 64,
  },
} as const;

export const verifyEmail = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;
