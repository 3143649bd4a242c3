import { z } from "zod";
import { defaultMaxOpenBookings } from "./domain/therapy-session.ts";

type Environment = Record<string, string | undefined>;

const url = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const onOff = z.enum(["on", "off"]);
const list = z.string().default("").transform((value) =>
  value.split(",").map((item) => item.trim()).filter(Boolean)
);

const Settings = z.object({
  APP_ENV: z.enum(["demo", "production"]).default("demo"),
  PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  HOST: text.default("127.0.0.1"),
  PUBLIC_URL: url.optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z.string().regex(/^(file:|libsql:|https?:)/).optional(),
  DATABASE_AUTH_TOKEN: text.optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: url.default("https://accounts.google.com"),
  FACEBOOK_APP_ID: text.optional(),
  FACEBOOK_APP_SECRET: text.optional(),
  FACEBOOK_URL: url.default("https://www.facebook.com"),
  FACEBOOK_API_URL: url.default("https://graph.facebook.com"),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40).optional(),
  OIDC_HOSTS: list.pipe(z.array(url)),
  FIREBASE_PROJECT_ID: z.string().regex(/^[a-z0-9-]{1,63}$/).optional(),
  FIREBASE_KEYS_URL: url.default(
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
  SCHEDULING: z.enum(["embedded", "calendly"]).default("embedded"),
  CALENDLY_TOKEN: text.optional(),
  CALENDLY_WEBHOOK_KEY: z.string().min(16).optional(),
  CALENDLY_API_URL: url.default("https://api.calendly.com"),
  CALENDLY_URL: url.default("https://calendly.com"),
  STORAGE: z.enum(["disk", "s3"]).default("disk")
    .refine((storage) => storage !== "s3", "s3 is not supported yet: use disk"),
  MAIL: z.enum(["outbox", "smtp"]).default("outbox"),
  SMTP_URL: z.string().regex(/^smtps?:/).optional(),
  MAIL_FROM: z.string().default("Heaolu <noreply@localhost>"),
  TRUSTED_PROXIES: list,
  ALLOWED_HOSTS: list.refine(
    (hosts) => hosts.every((host) => /^[\w.-]+$/.test(host)),
    "must be host names without port, separated by commas",
  ),
  CORS_ORIGINS: list.refine(
    (origins) => origins.every(isOrigin),
    "must be origins, separated by commas",
  ),
  BRAND: text.max(40).default("Heaolu"),
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
  DEMO: onOff.default("on"),
  DEMO_PASSWORD: z.string().min(8).max(128).default("heaolu-demo-2026"),
  MAX_OPEN_BOOKINGS: z.coerce.number().int().min(1).max(100).default(defaultMaxOpenBookings),
  CUSTOMIZER: onOff.default("off"),
  PSEUDO_LANGUAGE: onOff.default("off"),
  STORYBOOK: z.union([onOff, url]).optional(),
  LOG: onOff.default("on"),
});

type Settings = z.infer<typeof Settings>;

const examples: Record<string, string> = {
  APP_ENV: "production",
  PORT: "8000",
  PUBLIC_URL: "https://heaolu.example",
  DATABASE_URL: "file:./data/heaolu.db or libsql://database.example",
  AUTH_SECRET: "32 or more random characters",
  ALLOWED_HOSTS: "www.heaolu.example,heaolu.internal",
  CORS_ORIGINS: "https://partner.example,https://app.partner.example",
  GOOGLE_CLIENT_ID: "1234.apps.googleusercontent.com",
  FACEBOOK_APP_ID: "1234567890",
  OIDC_ISSUER: "https://login.example",
  OIDC_NAME: "Example",
  FIREBASE_PROJECT_ID: "heaolu-example",
  CALENDLY_TOKEN: "a personal access token of the organisation's administrator",
  CALENDLY_WEBHOOK_KEY: "16 or more random characters",
  CALENDLY_API_URL: "https://api.calendly.com",
  CALENDLY_URL: "https://calendly.com",
  STORAGE: "disk",
  SMTP_URL: "smtps://user:password@mail.example:465",
  DEMO: "off",
  STORYBOOK: "on, off or https://kit.heaolu.example",
};

const setTogether: (keyof Settings)[][] = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"],
];

/** Secrets and identity tokens travel to and from these addresses. */
const providerAddresses: (keyof Settings)[] = [
  "GOOGLE_ISSUER",
  "FACEBOOK_URL",
  "FACEBOOK_API_URL",
  "OIDC_ISSUER",
  "FIREBASE_KEYS_URL",
];
const calendlyAddresses: (keyof Settings)[] = ["CALENDLY_API_URL", "CALENDLY_URL"];

type Problem = { name: string; message: string };

/** Problems between settings, which may each be valid alone. Read from the text, so that all are found at once. */
function problemsBetween(given: Environment): Problem[] {
  const problems: Problem[] = [];
  const refuse = (name: keyof Settings, message: string) => problems.push({ name, message });
  const isProduction = given.APP_ENV === "production";
  const usesCalendly = given.SCHEDULING === "calendly";

  for (const names of setTogether) {
    const set = names.filter((name) => given[name] !== undefined);
    const missing = names.filter((name) => given[name] === undefined);
    if (set.length === 0) continue;
    for (const name of missing) refuse(name, `is needed with ${set.join(", ")}`);
  }
  if (given.MAIL === "smtp" && !given.SMTP_URL) refuse("SMTP_URL", "is needed with MAIL=smtp");
  if (usesCalendly && !given.CALENDLY_TOKEN) {
    refuse("CALENDLY_TOKEN", "is needed with SCHEDULING=calendly");
  }
  if (!isProduction) return problems;

  for (const name of [...providerAddresses, ...(usesCalendly ? calendlyAddresses : [])]) {
    if (given[name]?.startsWith("http:")) refuse(name, "must be an https address in production");
  }
  if (!given.AUTH_SECRET) refuse("AUTH_SECRET", "is needed in production");
  if (!given.PUBLIC_URL?.startsWith("https:")) {
    refuse("PUBLIC_URL", "must be an https address in production");
  }
  if ((given.DEMO ?? "on") === "on") {
    refuse("DEMO", "demo data is not allowed in production: set DEMO=off");
  }
  return problems;
}

export type Config = ReturnType<typeof readConfig>;

class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the environment. Throws ConfigError with the name, the reason and an example of every problem. */
export function readConfig(environment: Environment) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Settings.safeParse(given);
  const problems: Problem[] = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ name: path.join("."), message })),
    ...problemsBetween(given),
  ];
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map(({ name, message }) =>
      `  ${name}: ${message}${examples[name] ? ` (example: ${examples[name]})` : ""}`
    );
    throw new ConfigError(`The configuration has problems:\n${lines.join("\n")}`);
  }
  const settings = parsed.data;
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`)
    .replace(/\/+$/, "");
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? `file:${settings.DATA_DIR}/heaolu.db`,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN,
    authSecret: settings.AUTH_SECRET,
    identityProviders: identityProviders(settings),
    calendly: calendly(settings),
    webhookUrl: webhookUrl(settings, publicUrl),
    mail: settings.MAIL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    trustedProxies: settings.TRUSTED_PROXIES,
    allowedHosts: settings.ALLOWED_HOSTS,
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
    maxOpenBookings: settings.MAX_OPEN_BOOKINGS,
    demo: settings.DEMO === "on",
    demoPassword: settings.DEMO_PASSWORD,
    customizer: settings.CUSTOMIZER === "on",
    pseudoLanguage: settings.PSEUDO_LANGUAGE === "on",
    storybook: storybook(settings),
    log: settings.LOG === "on",
  };
}

export function unknownNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith("APP_") && !(name in Settings.shape));
}

function storybook({ STORYBOOK, APP_ENV }: Settings): boolean | string {
  const setting = STORYBOOK ?? (APP_ENV === "production" ? "off" : "on");
  return setting === "on" || (setting === "off" ? false : setting);
}

/** Each provider is null until it is set up. */
function identityProviders(settings: Settings) {
  const { OIDC_ISSUER, OIDC_NAME, FIREBASE_PROJECT_ID } = settings;
  const google = pair(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET);
  const facebook = pair(settings.FACEBOOK_APP_ID, settings.FACEBOOK_APP_SECRET);
  const oidc = pair(settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET);
  return {
    google: google &&
      { clientId: google.id, clientSecret: google.secret, issuer: settings.GOOGLE_ISSUER },
    facebook: facebook && {
      appId: facebook.id,
      appSecret: facebook.secret,
      url: settings.FACEBOOK_URL,
      apiUrl: settings.FACEBOOK_API_URL,
    },
    oidc: oidc && OIDC_ISSUER && OIDC_NAME
      ? {
        clientId: oidc.id,
        clientSecret: oidc.secret,
        issuer: OIDC_ISSUER,
        name: OIDC_NAME,
        hosts: settings.OIDC_HOSTS,
      }
      : null,
    firebase: FIREBASE_PROJECT_ID
      ? { projectId: FIREBASE_PROJECT_ID, keysUrl: settings.FIREBASE_KEYS_URL }
      : null,
  };
}

function pair(id: string | undefined, secret: string | undefined) {
  return id !== undefined && secret !== undefined ? { id, secret } : null;
}

/** Null with the embedded calendar. Without `webhookKey` changes at Calendly are found by polling only. */
function calendly(settings: Settings) {
  if (settings.SCHEDULING !== "calendly") return null;
  return {
    token: settings.CALENDLY_TOKEN!,
    webhookKey: settings.CALENDLY_WEBHOOK_KEY ?? null,
    apiUrl: settings.CALENDLY_API_URL,
    pageUrl: settings.CALENDLY_URL,
  };
}

function webhookUrl(settings: Settings, publicUrl: string): string | null {
  if (settings.SCHEDULING !== "calendly") return null;
  const isSimulated = ["127.0.0.1", "localhost"].includes(
    new URL(settings.CALENDLY_API_URL).hostname,
  );
  return publicUrl.startsWith("https:") || isSimulated
    ? `${publicUrl}/api/calendly/webhooks`
    : null;
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
