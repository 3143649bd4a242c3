// Printed from the routes by `deno task openapi`; do not edit.

export const createTeam = {
  name: {
    minLength: 1,
    maxLength: 80,
  },
  description: {
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
  city: {
    maxLength: 40,
  },
  address: {
    maxLength: 200,
  },
  owner: {
    minLength: 1,
    maxLength: 300,
  },
} as const;

export const holdTeamTime = {
  practice: {
    maxLength: 40,
  },
  duration: {
    minimum: 1,
    maximum: 1440,
  },
  meetingType: {
    enum: ["VIDEO_CALL", "IN_PERSON"],
  },
} as const;

export const inviteTeamMember = {
  practitioner: {
    minLength: 1,
    maxLength: 300,
  },
} as const;

export const listTeamTimes = {
  practice: {
    maxLength: 40,
  },
  duration: {
    minimum: 1,
    maximum: 1440,
  },
  intro: {
    enum: ["true", "false"],
  },
} as const;

export const updateTeam = {
  name: {
    minLength: 1,
    maxLength: 80,
  },
  description: {
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
  city: {
    maxLength: 40,
  },
  address: {
    maxLength: 200,
  },
} as const;
