// Printed from the routes by `deno task openapi`; do not edit.

export const addCertificate = {
  title: {
    minLength: 1,
    maxLength: 200,
  },
  issuer: {
    minLength: 1,
    maxLength: 200,
  },
  year: {
    minimum: 1950,
    maximum: 2200,
  },
  number: {
    maxLength: 60,
  },
  url: {
    maxLength: 300,
  },
  practices: {
    minItems: 1,
    maxItems: 20,
    items: {
      maxLength: 40,
    },
  },
} as const;

export const compareTherapists = {
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
  partOfDay: {
    enum: ["morning", "day", "evening", "late"],
  },
  ids: {
    minItems: 1,
    maxItems: 4,
    items: {
      minLength: 1,
      maxLength: 120,
    },
  },
  timeZone: {
    maxLength: 64,
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

export const listTherapists = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 500,
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
  partOfDay: {
    enum: ["morning", "day", "evening", "late"],
  },
  suited: {
    recommended: {
      maxItems: 100,
      items: {
        code: {
          minLength: 1,
          maxLength: 40,
        },
        share: {
          maximum: 1,
        },
      },
    },
    possible: {
      maxItems: 100,
      items: {
        minLength: 1,
        maxLength: 40,
      },
    },
    refused: {
      maxItems: 100,
      items: {
        minLength: 1,
        maxLength: 40,
      },
    },
  },
  timeZone: {
    maxLength: 64,
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

export const updateAdmission = {
  acceptingNewClients: {
    enum: ["yes", "waitlist", "no"],
  },
} as const;

export const updateCertificate = {
  title: {
    minLength: 1,
    maxLength: 200,
  },
  issuer: {
    minLength: 1,
    maxLength: 200,
  },
  year: {
    minimum: 1950,
    maximum: 2200,
  },
  number: {
    maxLength: 60,
  },
  url: {
    maxLength: 300,
  },
  practices: {
    minItems: 1,
    maxItems: 20,
    items: {
      maxLength: 40,
    },
  },
} as const;

export const updateTherapist = {
  name: {
    maxLength: 120,
  },
  email: {
    maxLength: 254,
  },
  calendarUrl: {
    maxLength: 500,
  },
  gender: {
    maxLength: 40,
  },
  city: {
    maxLength: 40,
  },
  languages: {
    maxItems: 20,
    items: {
      maxLength: 40,
    },
  },
  waysOfHelping: {
    maxItems: 26,
    items: {
      maxLength: 40,
    },
  },
  cancellationNoticeHours: {
    minimum: 0,
    maximum: 336,
  },
  lateCancelPercent: {
    enum: [0, 25, 50, 100],
  },
  noShowPercent: {
    enum: [0, 25, 50, 100],
  },
  picture: {
    url: {
      maxLength: 1000,
    },
    blur: {
      maxLength: 1000,
    },
    posterUrl: {
      maxLength: 1000,
    },
  },
  texts: {
    et: {
      briefIntroduction: {
        maxLength: 400,
      },
      review: {
        maxLength: 1000,
      },
      about: {
        maxLength: 5000,
      },
      experience: {
        maxLength: 5000,
      },
      howICanHelp: {
        maxLength: 5000,
      },
    },
    en: {
      briefIntroduction: {
        maxLength: 400,
      },
      review: {
        maxLength: 1000,
      },
      about: {
        maxLength: 5000,
      },
      experience: {
        maxLength: 5000,
      },
      howICanHelp: {
        maxLength: 5000,
      },
    },
    ru: {
      briefIntroduction: {
        maxLength: 400,
      },
      review: {
        maxLength: 1000,
      },
      about: {
        maxLength: 5000,
      },
      experience: {
        maxLength: 5000,
      },
      howICanHelp: {
        maxLength: 5000,
      },
    },
  },
  practices: {
    maxItems: 60,
    items: {
      type: {
        maxLength: 40,
      },
      durationMinutes: {
        minimum: 15,
        maximum: 480,
      },
      priceCents: {
        minimum: 0,
        maximum: 1000000,
      },
      meetingTypes: {
        maxItems: 2,
        items: {
          enum: ["VIDEO_CALL", "IN_PERSON"],
        },
      },
      bufferMinutes: {
        minimum: 0,
        maximum: 240,
      },
      seats: {
        minimum: 1,
        maximum: 200,
      },
      startTimes: {
        maxItems: 21,
        items: {
          weekday: {
            minimum: 1,
            maximum: 7,
          },
          minute: {
            minimum: 0,
            maximum: 1439,
          },
        },
      },
      schedulingUrl: {
        maxLength: 500,
      },
    },
  },
  places: {
    maxItems: 10,
    items: {
      city: {
        maxLength: 40,
      },
      address: {
        maxLength: 200,
      },
      lat: {
        minimum: -90,
        maximum: 90,
      },
      lon: {
        minimum: -180,
        maximum: 180,
      },
      label: {
        et: {
          maxLength: 120,
        },
        en: {
          maxLength: 120,
        },
        ru: {
          maxLength: 120,
        },
      },
      access: {
        steps: {
          minimum: 0,
          maximum: 200,
        },
        doorWidthCm: {
          minimum: 40,
          maximum: 300,
        },
        parking: {
          enum: ["free", "paid", "none"],
        },
        publicTransport: {
          maxLength: 200,
        },
      },
      arrivalNote: {
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
      picture: {
        url: {
          maxLength: 1000,
        },
        blur: {
          maxLength: 1000,
        },
        posterUrl: {
          maxLength: 1000,
        },
      },
    },
  },
  media: {
    maxItems: 40,
    items: {
      kind: {
        enum: ["photo", "video"],
      },
      file: {
        url: {
          maxLength: 1000,
        },
        blur: {
          maxLength: 1000,
        },
        posterUrl: {
          maxLength: 1000,
        },
      },
      caption: {
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
    },
  },
} as const;

export const updateTherapistDraft = {
  name: {
    maxLength: 120,
  },
  email: {
    maxLength: 254,
  },
  calendarUrl: {
    maxLength: 500,
  },
  gender: {
    maxLength: 40,
  },
  city: {
    maxLength: 40,
  },
  languages: {
    maxItems: 20,
    items: {
      maxLength: 40,
    },
  },
  waysOfHelping: {
    maxItems: 26,
    items: {
      maxLength: 40,
    },
  },
  cancellationNoticeHours: {
    minimum: 0,
    maximum: 336,
  },
  lateCancelPercent: {
    enum: [0, 25, 50, 100],
  },
  noShowPercent: {
    enum: [0, 25, 50, 100],
  },
  picture: {
    url: {
      maxLength: 1000,
    },
    blur: {
      maxLength: 1000,
    },
    posterUrl: {
      maxLength: 1000,
    },
  },
  texts: {
    et: {
      briefIntroduction: {
        maxLength: 400,
      },
      review: {
        maxLength: 1000,
      },
      about: {
        maxLength: 5000,
      },
      experience: {
        maxLength: 5000,
      },
      howICanHelp: {
        maxLength: 5000,
      },
    },
    en: {
      briefIntroduction: {
        maxLength: 400,
      },
      review: {
        maxLength: 1000,
      },
      about: {
        maxLength: 5000,
      },
      experience: {
        maxLength: 5000,
      },
      howICanHelp: {
        maxLength: 5000,
      },
    },
    ru: {
      briefIntroduction: {
        maxLength: 400,
      },
      review: {
        maxLength: 1000,
      },
      about: {
        maxLength: 5000,
      },
      experience: {
        maxLength: 5000,
      },
      howICanHelp: {
        maxLength: 5000,
      },
    },
  },
  practices: {
    maxItems: 60,
    items: {
      type: {
        maxLength: 40,
      },
      durationMinutes: {
        minimum: 15,
        maximum: 480,
      },
      priceCents: {
        minimum: 0,
        maximum: 1000000,
      },
      meetingTypes: {
        maxItems: 2,
        items: {
          enum: ["VIDEO_CALL", "IN_PERSON"],
        },
      },
      bufferMinutes: {
        minimum: 0,
        maximum: 240,
      },
      seats: {
        minimum: 1,
        maximum: 200,
      },
      startTimes: {
        maxItems: 21,
        items: {
          weekday: {
            minimum: 1,
            maximum: 7,
          },
          minute: {
            minimum: 0,
            maximum: 1439,
          },
        },
      },
      schedulingUrl: {
        maxLength: 500,
      },
    },
  },
  places: {
    maxItems: 10,
    items: {
      city: {
        maxLength: 40,
      },
      address: {
        maxLength: 200,
      },
      lat: {
        minimum: -90,
        maximum: 90,
      },
      lon: {
        minimum: -180,
        maximum: 180,
      },
      label: {
        et: {
          maxLength: 120,
        },
        en: {
          maxLength: 120,
        },
        ru: {
          maxLength: 120,
        },
      },
      access: {
        steps: {
          minimum: 0,
          maximum: 200,
        },
        doorWidthCm: {
          minimum: 40,
          maximum: 300,
        },
        parking: {
          enum: ["free", "paid", "none"],
        },
        publicTransport: {
          maxLength: 200,
        },
      },
      arrivalNote: {
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
      picture: {
        url: {
          maxLength: 1000,
        },
        blur: {
          maxLength: 1000,
        },
        posterUrl: {
          maxLength: 1000,
        },
      },
    },
  },
  media: {
    maxItems: 40,
    items: {
      kind: {
        enum: ["photo", "video"],
      },
      file: {
        url: {
          maxLength: 1000,
        },
        blur: {
          maxLength: 1000,
        },
        posterUrl: {
          maxLength: 1000,
        },
      },
      caption: {
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
    },
  },
} as const;
