// Printed from the routes by `deno task openapi`; do not edit.

export const listDomainValues = {
  domainCode: {
    enum: ["CITY", "GENDER", "LANGUAGE", "MEETING_TYPE", "THERAPY_TYPE", "WAY_OF_HELPING"],
  },
  synonyms: {
    enum: ["true", "false"],
  },
} as const;
