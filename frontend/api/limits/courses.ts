// Printed from the routes by `deno task openapi`; do not edit.

export const redeemCourseCode = {
  code: {
    minLength: 1,
    maxLength: 40,
  },
} as const;

export const saveCourseAnswer = {
  text: {
    maxLength: 10000,
  },
} as const;

export const saveCourseProgress = {
  done: {
    enum: [true],
  },
} as const;
