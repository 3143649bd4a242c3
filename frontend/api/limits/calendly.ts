// Printed from the routes by `deno task openapi`; do not edit.

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
    text_reminder_number: {
      maxLength: 40,
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
  shown: {
    price_cents: {
      minimum: 0,
      maximum: 100000000,
    },
    duration: {
      minimum: 1,
      maximum: 1440,
    },
  },
  secret_link: {
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

export const extendHold = {
  secret: {
    minLength: 20,
    maxLength: 100,
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
  secret_link: {
    minLength: 20,
    maxLength: 100,
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

export const receiveWebhookEvent = {
  event: {
    minLength: 1,
    maxLength: 100,
  },
} as const;
