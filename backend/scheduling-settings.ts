import { z } from "zod";
import type { SettingProblem } from "./identity-provider-settings.ts";

const url = z.url({ protocol: /^https?$/ });

/** Who keeps the calendar, as part of the environment. */
export const schedulingSettings = {
  SCHEDULING: z.enum(["embedded", "calendly"]).default("embedded"),
  CALENDLY_TOKEN: z.string().min(1).optional(),
  CALENDLY_WEBHOOK_KEY: z.string().min(16).optional(),
  CALENDLY_API_URL: url.default("https://api.calendly.com"),
  CALENDLY_URL: url.default("https://calendly.com"),
};

export const schedulingExamples = {
  CALENDLY_TOKEN: "a personal access token of the organisation's administrator",
  CALENDLY_WEBHOOK_KEY: "16 or more random characters",
  CALENDLY_API_URL: "https://api.calendly.com",
  CALENDLY_URL: "https://calendly.com",
};

const Settings = z.object(schedulingSettings);
type Settings = z.infer<typeof Settings>;

/** The token and the proofs travel between these: in production nobody may listen in. */
const addresses = ["CALENDLY_API_URL", "CALENDLY_URL"] as const;

/** What is wrong with settings that may be right each by itself. */
export function schedulingProblems(
  given: Record<string, string | undefined>,
): SettingProblem[] {
  if (given.SCHEDULING !== "calendly") return [];
  const missing = given.CALENDLY_TOKEN
    ? []
    : [{ name: "CALENDLY_TOKEN", message: "is needed with SCHEDULING=calendly" }];
  const isProduction = given.APP_ENV === "production";
  const open = addresses.filter((name) => isProduction && given[name]?.startsWith("http:"))
    .map((name) => ({ name, message: "must be an https address in production" }));
  return [...missing, ...open];
}

export type CalendlyConfig = {
  token: string;
  /** Signs the provider's news; null: changes are only looked for. */
  webhookKey: string | null;
  apiUrl: string;
  pageUrl: string;
};

/** Null: the house keeps its own calendar. */
export function calendlyConfig(settings: Settings): CalendlyConfig | null {
  if (settings.SCHEDULING !== "calendly") return null;
  return {
    token: settings.CALENDLY_TOKEN!,
    webhookKey: settings.CALENDLY_WEBHOOK_KEY ?? null,
    apiUrl: settings.CALENDLY_API_URL,
    pageUrl: settings.CALENDLY_URL,
  };
}
