// Printed from the routes by `deno task openapi`; do not edit.

export const addPasskey = {
  name: {
    minLength: 1,
    maxLength: 60,
  },
  passkey: {
    id: {
      minLength: 1,
      maxLength: 1400,
    },
    rawId: {
      minLength: 1,
      maxLength: 1400,
    },
    type: {
      enum: ["public-key"],
    },
    authenticatorAttachment: {
      maxLength: 40,
    },
    response: {
      clientDataJSON: {
        maxLength: 10000,
      },
      attestationObject: {
        maxLength: 10000,
      },
      transports: {
        maxItems: 10,
        items: {
          maxLength: 40,
        },
      },
      authenticatorData: {
        maxLength: 10000,
      },
      publicKey: {
        maxLength: 10000,
      },
      publicKeyAlgorithm: {
        minimum: -100000,
        maximum: 100000,
      },
    },
  },
} as const;

export const changeEmail = {
  newEmail: {
    maxLength: 254,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const changePassword = {
  currentPassword: {
    minLength: 1,
    maxLength: 1000,
  },
  newPassword: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const confirmAuthenticator = {
  code: {
    maxLength: 7,
  },
} as const;

export const confirmEmailChange = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

export const finishSecondStep = {
  ticket: {
    minLength: 1,
    maxLength: 100,
  },
  code: {
    maxLength: 7,
  },
  recoveryCode: {
    minLength: 1,
    maxLength: 40,
  },
  passkey: {
    id: {
      minLength: 1,
      maxLength: 1400,
    },
    rawId: {
      minLength: 1,
      maxLength: 1400,
    },
    type: {
      enum: ["public-key"],
    },
    authenticatorAttachment: {
      maxLength: 40,
    },
    response: {
      clientDataJSON: {
        maxLength: 10000,
      },
      authenticatorData: {
        maxLength: 10000,
      },
      signature: {
        maxLength: 10000,
      },
      userHandle: {
        maxLength: 200,
      },
    },
  },
} as const;

export const forgotPassword = {
  email: {
    maxLength: 254,
  },
} as const;

export const linkSignIn = {
  ticket: {
    minLength: 1,
    maxLength: 8192,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const login = {
  email: {
    maxLength: 254,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const loginWithCode = {
  email: {
    maxLength: 254,
  },
  code: {
    maxLength: 11,
  },
} as const;

export const loginWithPasskey = {
  passkey: {
    id: {
      minLength: 1,
      maxLength: 1400,
    },
    rawId: {
      minLength: 1,
      maxLength: 1400,
    },
    type: {
      enum: ["public-key"],
    },
    authenticatorAttachment: {
      maxLength: 40,
    },
    response: {
      clientDataJSON: {
        maxLength: 10000,
      },
      authenticatorData: {
        maxLength: 10000,
      },
      signature: {
        maxLength: 10000,
      },
      userHandle: {
        maxLength: 200,
      },
    },
  },
} as const;

export const registerUser = {
  email: {
    maxLength: 254,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
  name: {
    minLength: 1,
    maxLength: 100,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  hash: {
    minLength: 1,
    maxLength: 100,
  },
  returnUrl: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const renamePasskey = {
  name: {
    minLength: 1,
    maxLength: 60,
  },
} as const;

export const requestSignInCode = {
  email: {
    maxLength: 254,
  },
  language: {
    enum: ["et", "en", "ru"],
  },
  use: {
    enum: ["sign-in", "first-password"],
  },
} as const;

export const resendVerification = {
  email: {
    maxLength: 254,
  },
  returnUrl: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const resetPassword = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
  password: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const setPassword = {
  code: {
    maxLength: 11,
  },
  newPassword: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

export const startSignIn = {
  returnUrl: {
    maxLength: 2000,
  },
  remember: {
    enum: ["true", "false"],
  },
} as const;

export const stepUp = {
  password: {
    minLength: 1,
    maxLength: 1000,
  },
  mailedCode: {
    maxLength: 11,
  },
  code: {
    maxLength: 7,
  },
  recoveryCode: {
    minLength: 1,
    maxLength: 40,
  },
  passkey: {
    id: {
      minLength: 1,
      maxLength: 1400,
    },
    rawId: {
      minLength: 1,
      maxLength: 1400,
    },
    type: {
      enum: ["public-key"],
    },
    authenticatorAttachment: {
      maxLength: 40,
    },
    response: {
      clientDataJSON: {
        maxLength: 10000,
      },
      authenticatorData: {
        maxLength: 10000,
      },
      signature: {
        maxLength: 10000,
      },
      userHandle: {
        maxLength: 200,
      },
    },
  },
} as const;

export const verifyEmail = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;
