import { z } from "zod";
import {
  identityProviderConfig,
  identityProviderProblems,
  identityProviderSettings,
} from "./identity-provider-settings.ts";
import {
  calendlyConfig,
  schedulingExamples,
  schedulingProblems,
  schedulingSettings,
} from "./scheduling-settings.ts";

const url = z.url({ protocol: /^https?$/ });

/** The environment, read once. Every problem is listed at once, with its name, its reason and an example. */
const Settings = z.object({
  APP_ENV: z.enum(["demo", "production"]).default("demo"),
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z.string().regex(/^(file:|libsql:|https?:)/).optional(),
  DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  ...identityProviderSettings,
  ...schedulingSettings,
  STORAGE: z.enum(["disk"]).default("disk"),
  MAIL: z.enum(["outbox", "smtp"]).default("outbox"),
  SMTP_URL: z.string().regex(/^smtps?:/).optional(),
  MAIL_FROM: z.string().default("Heaolu <noreply@localhost>"),
  TRUSTED_PROXIES: z.string().default("").transform((list) =>
    list.split(",").map((address) => address.trim()).filter(Boolean)
  ),
  CORS_ORIGINS: z.string().default("").transform((list) =>
    list.split(",").map((origin) => origin.trim()).filter(Boolean)
  ).refine((origins) => origins.every(isOrigin), "must be origins, separated by commas"),
  BRAND: z.string().min(1).max(40).default("Heaolu"),
  HOME_LINK: url.default("https://heaolu.ee"),
  PRACTICES_LINK: url.optional(),
  USEFUL_LINK: url.optional(),
  ABOUT_LINK: url.optional(),
  HELP_LINK: url.optional(),
  SHOP_LINK: url.default("https://heaolu.ee/pood"),
  GIFT_CARD_LINK: url.default("https://heaolu.ee/kinkekaart"),
  CONTACT_EMAIL: z.email().default("tere@heaolu.ee"),
  TERMS_LINK: url.optional(),
  PRIVACY_LINK: url.optional(),
  DEMO: z.enum(["on", "off"]).default("on"),
  DEMO_PASSWORD: z.string().min(8).max(128).default("heaolu-demo-2026"),
  CUSTOMIZER: z.enum(["on", "off"]).default("off"),
  PSEUDO_LANGUAGE: z.enum(["on", "off"]).default("off"),
  LOG: z.enum(["on", "off"]).default("on"),
}).superRefine((settings, context) => {
  if (settings.MAIL === "smtp" && !settings.SMTP_URL) {
    context.addIssue({ code: "custom", path: ["SMTP_URL"], message: "is needed with MAIL=smtp" });
  }
  const isProduction = settings.APP_ENV === "production";
  for (const { name, message } of identityProviderProblems(settings, isProduction)) {
    context.addIssue({ code: "custom", path: [name], message });
  }
  if (!isProduction) return;
  if (!settings.AUTH_SECRET) {
    context.addIssue({ code: "custom", path: ["AUTH_SECRET"], message: "is needed in production" });
  }
  if (!settings.PUBLIC_URL?.startsWith("https:")) {
    context.addIssue({
      code: "custom",
      path: ["PUBLIC_URL"],
      message: "must be an https address in production",
    });
  }
  if (settings.DEMO === "on") {
    context.addIssue({
      code: "custom",
      path: ["DEMO"],
      message: "demo data is refused in production: set DEMO=off",
    });
  }
});

const examples: Record<string, string> = {
  APP_ENV: "production",
  PORT: "8000",
  PUBLIC_URL: "https://heaolu.example",
  DATABASE_URL: "file:./data/heaolu.db or libsql://database.example",
  AUTH_SECRET: "32 or more random characters",
  CORS_ORIGINS: "https://partner.example,https://app.partner.example",
  GOOGLE_CLIENT_ID: "1234.apps.googleusercontent.com",
  FACEBOOK_APP_ID: "1234567890",
  OIDC_ISSUER: "https://login.example",
  OIDC_NAME: "Example",
  FIREBASE_PROJECT_ID: "heaolu-example",
  ...schedulingExamples,
  SMTP_URL: "smtps://user:password@mail.example:465",
  DEMO: "off",
};

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  override name = "ConfigError";
}

export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Settings.safeParse(given);
  // Told even when other settings cannot be read at all.
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path.join("."), message })),
    ...schedulingProblems(given),
  ];
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map(({ name, message }) =>
      `  ${name}: ${message}${examples[name] ? ` (example: ${examples[name]})` : ""}`
    );
    throw new ConfigError(`The configuration has problems:\n${lines.join("\n")}`);
  }
  const settings = parsed.data;
  return {
    env: settings.APP_ENV,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ""),
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? `file:${settings.DATA_DIR}/heaolu.db`,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN,
    authSecret: settings.AUTH_SECRET,
    identityProviders: identityProviderConfig(settings),
    calendly: calendlyConfig(settings),
    mail: settings.MAIL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    trustedProxies: settings.TRUSTED_PROXIES,
    corsOrigins: settings.CORS_ORIGINS,
    brand: settings.BRAND,
    links: {
      home: settings.HOME_LINK,
      practices: settings.PRACTICES_LINK,
      useful: settings.USEFUL_LINK,
      about: settings.ABOUT_LINK,
      help: settings.HELP_LINK,
      shop: settings.SHOP_LINK,
      giftCard: settings.GIFT_CARD_LINK,
      terms: settings.TERMS_LINK,
      privacy: settings.PRIVACY_LINK,
    },
    contactEmail: settings.CONTACT_EMAIL,
    demo: settings.DEMO === "on",
    demoPassword: settings.DEMO_PASSWORD,
    customizer: settings.CUSTOMIZER === "on",
    pseudoLanguage: settings.PSEUDO_LANGUAGE === "on",
    log: settings.LOG === "on",
  };
}

/** Scheme, host and port and nothing after them: what a browser says in `Origin`. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Names that look like ours and are not: most likely a slip of the keyboard. */
export function unknownNames(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith("APP_") && !(name in Settings.shape));
}
