// Printed from the routes by `deno task openapi`; do not edit.

export const answerReview = {
  answer: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const listMyReviews = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 500,
  },
} as const;

export const listReceivedReviews = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 500,
  },
} as const;

export const reportReview = {
  reason: {
    enum: ["personal-data", "health-promise", "insult", "advertising", "untrue", "answer", "other"],
  },
  note: {
    maxLength: 500,
  },
} as const;

export const updateReview = {
  language: {
    enum: ["et", "en", "ru"],
  },
  name: {
    minLength: 1,
    maxLength: 60,
  },
  rating: {
    minimum: 1,
    maximum: 5,
  },
  text: {
    minLength: 10,
    maxLength: 2000,
  },
} as const;

export const writeReview = {
  language: {
    enum: ["et", "en", "ru"],
  },
  name: {
    minLength: 1,
    maxLength: 60,
  },
  rating: {
    minimum: 1,
    maximum: 5,
  },
  text: {
    minLength: 10,
    maxLength: 2000,
  },
} as const;
