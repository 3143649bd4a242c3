// Printed from the routes by `deno task openapi`; do not edit.

export const answerClientQuestion = {
  text: {
    minLength: 1,
    maxLength: 1000,
  },
  decision: {
    enum: ["book", "talk", "not-now"],
  },
  days: {
    minimum: 1,
    maximum: 365,
  },
  reason: {
    maxLength: 300,
  },
} as const;

export const createClientQuestion = {
  practice: {
    minLength: 1,
    maxLength: 40,
  },
  text: {
    minLength: 1,
    maxLength: 1000,
  },
  share: {
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
} as const;

export const writeToClientQuestion = {
  text: {
    minLength: 1,
    maxLength: 1000,
  },
  share: {
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
} as const;
