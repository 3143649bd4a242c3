export const uploadPurposes = ["portrait", "photo", "place", "video", "document"] as const;

/** A file is private until a published profile names it. */
export const uploadStates = ["receiving", "private", "public"] as const;
