// Printed from the routes by `deno task openapi`; do not edit.

export const assessBooking = {
  eventType: {
    maxLength: 500,
  },
} as const;

export const assessSuitability = {
  version: {
    minimum: 1,
    maximum: 1000000,
  },
} as const;

export const getBookingVerdict = {
  eventType: {
    maxLength: 500,
  },
} as const;

export const keepWarnedSession = {
  rulesVersion: {
    minimum: 1,
    maximum: 1000000,
  },
} as const;

export const listSuitabilityResults = {
  limit: {
    minimum: 1,
    maximum: 20,
  },
} as const;

export const saveSuitabilityDraft = {
  version: {
    minimum: 1,
    maximum: 1000000,
  },
  step: {
    maxLength: 40,
  },
} as const;

export const saveSuitabilityResult = {
  version: {
    minimum: 1,
    maximum: 1000000,
  },
} as const;
