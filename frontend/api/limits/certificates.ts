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

export const checkCertificate = {
  classLabel: {
    enum: ["regulated", "state-recognised", "association"],
  },
} as const;

export const listCertificateQueue = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 500,
  },
  state: {
    enum: ["declared", "waiting", "checked", "refused"],
  },
} as const;

export const refuseCertificate = {
  reason: {
    minLength: 3,
    maxLength: 500,
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
