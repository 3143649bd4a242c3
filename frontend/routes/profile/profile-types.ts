import type { Approval, LanguageState, Missing, ProfileContent } from "backend/domain/profile.ts";
import type { Language } from "../../i18n/language.ts";

export type FileRef = {
  uploadId: string | null;
  url: string;
  blur: string | null;
  posterUrl: string | null;
};

export type Profile = ProfileContent<FileRef>;
export type Practice = Profile["practices"][number];
export type Place = Profile["places"][number];
export type Media = Profile["media"][number];

export type ProfileDraft = {
  version: number;
  publishedVersion: number;
  approval: Approval;
  approvalReason: string | null;
  content: Profile;
  published: Profile;
  missing: Missing[];
  languages: Record<Language, LanguageState>;
  updatedAt: string | null;
};
