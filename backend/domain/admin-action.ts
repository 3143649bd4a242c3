/** What an administrator's action is about. */
export const adminSubjects = ["lead", "invitation", "therapist", "certificate"] as const;
