// Printed from the routes by `deno task openapi`; do not edit.

export const createCourseCode = {
  name: {
    minLength: 1,
    maxLength: 80,
  },
  mostUses: {
    minimum: 1,
    maximum: 500,
  },
  days: {
    minimum: 1,
    maximum: 732,
  },
} as const;

export const createCourseDraft = {
  owner: {
    enum: ["me", "marketplace"],
  },
} as const;

export const listCourseDrafts = {
  scope: {
    enum: ["own", "all"],
  },
} as const;

export const setCourseListing = {
  listing: {
    enum: ["none", "asked", "listed"],
  },
} as const;

export const updateCourseDraft = {
  access: {
    enum: ["free", "clients", "code", "bought"],
  },
  priceCents: {
    minimum: 100,
    maximum: 1000000,
  },
  content: {
    title: {
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
    outcome: {
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
    summary: {
      et: {
        maxLength: 1500,
      },
      en: {
        maxLength: 1500,
      },
      ru: {
        maxLength: 1500,
      },
    },
    cover: {
      enum: ["moon", "lake", "door", "slices", "hills", "rings"],
    },
    practices: {
      maxItems: 10,
      items: {
        maxLength: 60,
      },
    },
    lessons: {
      maxItems: 40,
      items: {
        title: {
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
        minutes: {
          minimum: 1,
          maximum: 240,
        },
        materials: {
          maxItems: 20,
        },
      },
    },
  },
} as const;
