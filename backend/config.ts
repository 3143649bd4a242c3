import { minute } from "./domain/duration.ts";
import { type Problem, problemsBetween } from "./setting-problems.ts";
import { examples } from "./setting-examples.ts";
import { type Environment, givenSettings, Settings } from "./settings.ts";

export type Config = ReturnType<typeof readConfig>;

class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the environment. Throws ConfigError with the name, the reason and an example of every problem. */
export function readConfig(environment: Environment) {
  const given = givenSettings(environment);
  const parsed = Settings.safeParse(given);
  const problems: Problem[] = [
    ...(parsed.error?.issues ?? []).map(({ path: [name], message }) => ({
      name: String(name),
      message,
    })),
    ...problemsBetween(given),
  ];
  if (!parsed.success || problems.length > 0) {
    // The first of each setting says enough.
    const firsts = problems.filter(({ name }, at) =>
      problems.findIndex((other) => other.name === name) === at
    );
    const lines = firsts.map(({ name, message }) =>
      `  ${name}: ${message} (example: ${examples[name as keyof Settings]})`
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
    formerSecrets: settings.AUTH_SECRET_OLD,
    authSecretLost: settings.AUTH_SECRET_LOST === "on",
    identityProviders: identityProviders(settings),
    calendly: calendly(settings),
    webhookUrl: webhookUrl(settings, publicUrl),
    storage: settings.STORAGE,
    s3: s3(settings, settings.S3_BUCKET),
    payment: payment(settings),
    mail: settings.MAIL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    discreetMailFrom: settings.MAIL_FROM_DISCREET,
    quickExitUrl: settings.QUICK_EXIT_URL,
    isTrustedProxy: settings.TRUSTED_PROXIES.has,
    backup: backup(settings),
    isProduction: settings.APP_ENV === "production",
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
    secondFactor: settings.SECOND_FACTOR ?? defaultsOf(settings).SECOND_FACTOR,
    customizer: settings.CUSTOMIZER === "on",
    pseudoLanguage: settings.PSEUDO_LANGUAGE === "on",
    storybook: shownAt(settings.STORYBOOK ?? defaultsOf(settings).STORYBOOK),
    docs: shownAt(settings.DOCS),
    log: settings.LOG === "on",
    slowQueryMs: settings.SLOW_QUERY_MS,
    metricsToken: settings.METRICS_TOKEN,
  };
}

/** What APP_ENV decides where the environment does not. */
export function defaultsOf({ APP_ENV }: Pick<Settings, "APP_ENV">) {
  return APP_ENV === "production"
    ? { SECOND_FACTOR: "admins", STORYBOOK: "off" } as const
    : { SECOND_FACTOR: "off", STORYBOOK: "on" } as const;
}

/** Whether pages are shown, or the URL at which they are. */
function shownAt(setting: string): boolean | string {
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

/** Null where no backups are made. */
function backup(settings: Settings) {
  const { BACKUP_DIR, BACKUP_EVERY_MINUTES, BACKUP_RECIPIENT } = settings;
  if (!BACKUP_DIR) return null;
  return {
    directory: BACKUP_DIR,
    everyMs: BACKUP_EVERY_MINUTES * minute,
    recipient: BACKUP_RECIPIENT,
    bucket: settings.BACKUP_BUCKET ? s3(settings, settings.BACKUP_BUCKET) : null,
  };
}

/** Who takes the money. */
function payment(settings: Settings) {
  if (settings.PAYMENT === "external") {
    return {
      provider: "external" as const,
      pageUrl: settings.PAYMENT_PAGE_URL!,
      secret: settings.PAYMENT_WEBHOOK_SECRET!,
      statusUrl: settings.PAYMENT_STATUS_URL ?? null,
      refundUrl: settings.PAYMENT_REFUND_URL ?? null,
    };
  }
  if (settings.PAYMENT === "stripe") {
    return {
      provider: "stripe" as const,
      secretKey: settings.STRIPE_SECRET_KEY!,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET!,
      apiUrl: settings.STRIPE_API_URL,
    };
  }
  return { provider: "demo" as const };
}

/** Null until it is set up; also with files on disk, so that they can be moved. */
function s3(settings: Settings, bucket: string | undefined) {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  if (!S3_ENDPOINT || !bucket || !S3_ACCESS_KEY || !S3_SECRET_KEY) return null;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    region: settings.S3_REGION,
    bucket,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    style: settings.S3_STYLE,
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
