// Printed from the routes by `deno task openapi`; do not edit.

export const confirmLead = {
  secret: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

export const getLeadStatus = {
  secret: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

export const joinUs = {
  email: {
    maxLength: 254,
  },
} as const;

export const updateLead = {
  secret: {
    minLength: 1,
    maxLength: 200,
  },
  name: {
    maxLength: 100,
  },
  city: {
    maxLength: 80,
  },
  practices: {
    maxItems: 10,
    items: {
      minLength: 1,
      maxLength: 60,
    },
  },
  languages: {
    maxItems: 10,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  meetingTypes: {
    maxItems: 2,
    items: {
      enum: ["VIDEO_CALL", "IN_PERSON"],
    },
  },
  message: {
    maxLength: 2000,
  },
} as const;

export const withdrawLead = {
  secret: {
    minLength: 1,
    maxLength: 200,
  },
} as const;
