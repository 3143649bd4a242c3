// Printed from the routes by `deno task openapi`; do not edit.

export const saveSearch = {
  name: {
    minLength: 1,
    maxLength: 120,
  },
  address: {
    minLength: 3,
    maxLength: 2000,
  },
  filters: {
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
    timeZone: {
      maxLength: 64,
    },
  },
} as const;
