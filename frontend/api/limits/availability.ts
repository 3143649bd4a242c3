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

export const closeTime = {
  note: {
    maxLength: 200,
  },
} as const;

export const explainAvailability = {
  eventTypeUrl: {
    maxLength: 500,
  },
  by: {
    enum: ["client", "practitioner"],
  },
} as const;

export const listBlockingTimes = {
  days: {
    minimum: 1,
    maximum: 62,
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
    travelTimes: {
      maxItems: 190,
      items: {
        minutes: {
          minimum: 0,
          maximum: 480,
        },
      },
    },
    stays: {
      maxItems: 20,
      items: {
        timeZone: {
          minLength: 1,
          maxLength: 64,
        },
      },
    },
    practices: {
      maxItems: 200,
      items: {
        eventTypeUrl: {
          maxLength: 500,
        },
        bufferBeforeMinutes: {
          minimum: 0,
          maximum: 240,
        },
        bufferAfterMinutes: {
          minimum: 0,
          maximum: 240,
        },
        minimumNoticeMinutes: {
          minimum: 0,
          maximum: 43200,
        },
        horizonDays: {
          minimum: 1,
          maximum: 365,
        },
        dailyMaximum: {
          minimum: 1,
          maximum: 50,
        },
        weeklyMaximum: {
          minimum: 1,
          maximum: 200,
        },
        hours: {
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
        placeIds: {
          maxItems: 20,
        },
        questions: {
          maxItems: 10,
          items: {
            name: {
              minLength: 1,
              maxLength: 200,
            },
          },
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
      weeklyMaximum: {
        minimum: 1,
        maximum: 200,
      },
    },
  },
  eventTypeUrl: {
    maxLength: 500,
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
  travelTimes: {
    maxItems: 190,
    items: {
      minutes: {
        minimum: 0,
        maximum: 480,
      },
    },
  },
  stays: {
    maxItems: 20,
    items: {
      timeZone: {
        minLength: 1,
        maxLength: 64,
      },
    },
  },
  practices: {
    maxItems: 200,
    items: {
      eventTypeUrl: {
        maxLength: 500,
      },
      bufferBeforeMinutes: {
        minimum: 0,
        maximum: 240,
      },
      bufferAfterMinutes: {
        minimum: 0,
        maximum: 240,
      },
      minimumNoticeMinutes: {
        minimum: 0,
        maximum: 43200,
      },
      horizonDays: {
        minimum: 1,
        maximum: 365,
      },
      dailyMaximum: {
        minimum: 1,
        maximum: 50,
      },
      weeklyMaximum: {
        minimum: 1,
        maximum: 200,
      },
      hours: {
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
      placeIds: {
        maxItems: 20,
      },
      questions: {
        maxItems: 10,
        items: {
          name: {
            minLength: 1,
            maxLength: 200,
          },
        },
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
    weeklyMaximum: {
      minimum: 1,
      maximum: 200,
    },
  },
} as const;
