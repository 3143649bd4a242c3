import { defaultsOf } from "./config.ts";
import { examples } from "./setting-examples.ts";
import { type Environment, givenSettings, Settings } from "./settings.ts";

/** A setting as it may be shown. `isGiven`: the environment has it. */
type ShownSetting = { name: string; value: string; isGiven: boolean; example: string };

const secrets: (keyof Settings)[] = [
  "DATABASE_AUTH_TOKEN",
  "AUTH_SECRET",
  "AUTH_SECRET_OLD",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_APP_SECRET",
  "OIDC_CLIENT_SECRET",
  "CALENDLY_TOKEN",
  "CALENDLY_WEBHOOK_KEY",
  "S3_ACCESS_KEY",
  "S3_SECRET_KEY",
  "PAYMENT_WEBHOOK_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "BACKUP_IDENTITY",
  "METRICS_TOKEN",
  "DEMO_PASSWORD",
];

/** All settings with their values; secrets are hidden, and passwords in addresses. `environment` was accepted. */
export function settingsInForce(environment: Environment): ShownSetting[] {
  const given = givenSettings(environment);
  const parsed = Settings.parse(given);
  const settings: Record<string, unknown> = { ...defaultsOf(parsed), ...parsed };
  return (Object.keys(Settings.shape) as (keyof Settings)[]).map((name) => {
    const value = settings[name];
    const isText = ["string", "number"].includes(typeof value) && value !== "";
    const example = examples[name];
    if (!(name in given) && !isText) return { name, value: "(not set)", isGiven: false, example };
    return {
      name,
      value: secrets.includes(name) ? "(hidden)" : withoutCredentials(given[name] ?? String(value)),
      isGiven: name in given,
      example,
    };
  });
}

function withoutCredentials(text: string): string {
  if (!/^[a-z]+:\/\//.test(text) || !URL.canParse(text)) return text;
  const url = new URL(text);
  if (!url.username && !url.password && !url.search) return text;
  if (url.username) url.username = "hidden";
  if (url.password) url.password = "hidden";
  if (url.search) url.search = "hidden";
  return url.href;
}
