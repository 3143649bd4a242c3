// Printed from the routes by `deno task openapi`; do not edit.

export const changeConsent = {
  purpose: {
    enum: ["bookings", "notes", "searches", "test-results", "test-sharing", "questions"],
  },
  version: {
    minimum: 1,
    maximum: 10000,
  },
  confirmed: {
    upcomingSessions: {
      minimum: 0,
      maximum: 1000000,
    },
    pastSessions: {
      minimum: 0,
      maximum: 1000000,
    },
    waitingLists: {
      minimum: 0,
      maximum: 1000000,
    },
    sessionRequests: {
      minimum: 0,
      maximum: 1000000,
    },
    notes: {
      minimum: 0,
      maximum: 1000000,
    },
    ratings: {
      minimum: 0,
      maximum: 1000000,
    },
    comments: {
      minimum: 0,
      maximum: 1000000,
    },
    exercises: {
      minimum: 0,
      maximum: 1000000,
    },
    reviews: {
      minimum: 0,
      maximum: 1000000,
    },
    savedSearches: {
      minimum: 0,
      maximum: 1000000,
    },
    testResults: {
      minimum: 0,
      maximum: 1000000,
    },
    testDrafts: {
      minimum: 0,
      maximum: 1000000,
    },
    clientQuestions: {
      minimum: 0,
      maximum: 1000000,
    },
  },
} as const;

export const changeJournalLocks = {
  passphraseLock: {
    salt: {
      minLength: 22,
      maxLength: 44,
    },
    memoryKib: {
      minimum: 19456,
      maximum: 262144,
    },
    passes: {
      minimum: 2,
      maximum: 10,
    },
    lanes: {
      minimum: 1,
      maximum: 4,
    },
    sealedKey: {
      minLength: 80,
      maxLength: 80,
    },
  },
  recoveryLock: {
    salt: {
      minLength: 22,
      maxLength: 44,
    },
    sealedKey: {
      minLength: 80,
      maxLength: 80,
    },
  },
  proof: {
    minLength: 43,
    maxLength: 43,
  },
} as const;

export const createCalendarFeed = {
  detail: {
    enum: ["discreet", "full"],
  },
} as const;

export const createUser = {
  hash: {
    minLength: 1,
    maxLength: 100,
  },
  email: {
    maxLength: 254,
  },
  name: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  timeZone: {
    maxLength: 64,
  },
} as const;

export const eraseMyAccount = {
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const listDataReads = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
  role: {
    enum: ["practitioner", "assistant", "companion", "admin", "operator"],
  },
} as const;

export const listUsers = {
  limit: {
    minimum: 1,
    maximum: 100,
  },
  cursor: {
    maxLength: 200,
  },
} as const;

export const moveSealedJournal = {
  to: {
    enum: ["sealing", "sealed", "opening", "off"],
  },
} as const;

export const saveJournalPasskey = {
  lock: {
    salt: {
      minLength: 22,
      maxLength: 44,
    },
    sealedKey: {
      minLength: 80,
      maxLength: 80,
    },
  },
  proof: {
    minLength: 43,
    maxLength: 43,
  },
} as const;

export const sealJournal = {
  passphraseLock: {
    salt: {
      minLength: 22,
      maxLength: 44,
    },
    memoryKib: {
      minimum: 19456,
      maximum: 262144,
    },
    passes: {
      minimum: 2,
      maximum: 10,
    },
    lanes: {
      minimum: 1,
      maximum: 4,
    },
    sealedKey: {
      minLength: 80,
      maxLength: 80,
    },
  },
  recoveryLock: {
    salt: {
      minLength: 22,
      maxLength: 44,
    },
    sealedKey: {
      minLength: 80,
      maxLength: 80,
    },
  },
  proof: {
    minLength: 43,
    maxLength: 43,
  },
} as const;

export const updateUser = {
  name: {
    minLength: 1,
    maxLength: 100,
  },
  phone: {
    maxLength: 40,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  timeZone: {
    maxLength: 64,
  },
  discreet: {
    name: {
      enum: ["calendar", "notes", "messages", "schedule"],
    },
  },
} as const;
