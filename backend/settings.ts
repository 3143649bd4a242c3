import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { secondFactorPolicies } from "./domain/second-factor-policy.ts";
import { defaultMaxOpenBookings } from "./domain/open-bookings.ts";

const url = z.url({
  protocol: /^https?$/,
  error: "must be an address that begins with https:// or http://",
});
const text = z.string().min(1);
const shortText = text.max(40, "must have 40 characters or less");
const oneOf = <const Names extends [string, ...string[]]>(...names: Names) =>
  z.enum(names, { error: `must be one of: ${names.join(", ")}` });
/** So few different characters are in words and repeated keys, not in random bytes. */
const fewestDifferent = 10;
const secret = (characters: number) =>
  z.string().min(characters, `must have ${characters} characters or more`)
    .refine(isVaried, `must be random: it has fewer than ${fewestDifferent} different characters`)
    .refine(isRandom, "must be random: parts of it repeat or follow each other");
const whole = (least: number, most: number) =>
  z.coerce.number({ error: "must be a whole number" }).int("must be a whole number")
    .min(least, `must be ${least} or more`).max(most, `must be ${most} or less`);
const onOff = oneOf("on", "off");
const shownAt = z.string().refine(
  (value) => ["on", "off"].includes(value) || url.safeParse(value).success,
  "must be on, off or an address that begins with https:// or http://",
);
const list = z.string().default("").transform((value) =>
  value.split(",").map((item) => item.trim()).filter(Boolean)
);

const proxies = list.transform((ranges, context) => {
  const known = new BlockList();
  for (const range of ranges) {
    if (!addRange(known, range)) {
      context.addIssue(`"${range}" is no IP address and no range like 10.0.0.0/8`);
    }
  }
  return { ranges, has: (address: string) => isIn(known, address) };
});

/** The names and shapes of the settings, as the environment has them. */
const bucket = z.string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket");

export const Settings = z.object({
  APP_ENV: oneOf("demo", "production").default("demo"),
  PORT: whole(0, 65_535).default(8000),
  HOST: text.default("127.0.0.1"),
  PUBLIC_URL: url.refine(isSite, "must have no path, query or fragment").optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z.string().regex(
    /^(file:|libsql:|https?:)/,
    "must begin with file:, libsql:, https: or http:",
  ).optional(),
  DATABASE_AUTH_TOKEN: text.optional(),
  AUTH_SECRET: secret(32).optional(),
  AUTH_SECRET_OLD: list.refine(
    (secrets) => secrets.every((one) => one.length >= 32),
    "must be former secrets of 32 characters or more, separated by commas",
  ),
  AUTH_SECRET_LOST: onOff.default("off"),
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
  OIDC_NAME: shortText.optional(),
  OIDC_HOSTS: list.pipe(z.array(url)),
  FIREBASE_PROJECT_ID: z.string()
    .regex(/^[a-z0-9-]{1,63}$/, "must be the id of a Firebase project").optional(),
  FIREBASE_KEYS_URL: url.default(
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
  SCHEDULING: oneOf("embedded", "calendly").default("embedded"),
  CALENDLY_TOKEN: text.optional(),
  CALENDLY_WEBHOOK_KEY: secret(16).optional(),
  CALENDLY_API_URL: url.default("https://api.calendly.com"),
  CALENDLY_URL: url.default("https://calendly.com"),
  STORAGE: oneOf("disk", "s3").default("disk"),
  S3_ENDPOINT: url.optional(),
  S3_REGION: text.default("us-east-1"),
  S3_BUCKET: bucket.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_STYLE: oneOf("path", "virtual").default("path"),
  MAIL: oneOf("outbox", "smtp").default("outbox"),
  SMTP_URL: z.string().regex(/^smtps?:/, "must begin with smtp: or smtps:").optional(),
  MAIL_FROM: z.string().includes("@", "must have an email address")
    .default("Heaolu <noreply@localhost>"),
  MAIL_FROM_DISCREET: z.string().includes("@", "must have an email address").optional(),
  QUICK_EXIT_URL: url.default("https://www.ilmateenistus.ee/"),
  PAYMENT: oneOf("demo", "external", "stripe").default("demo"),
  PAYMENT_PAGE_URL: url.optional(),
  PAYMENT_WEBHOOK_SECRET: secret(32).optional(),
  PAYMENT_STATUS_URL: url.optional(),
  PAYMENT_REFUND_URL: url.optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_/, "must begin with sk_ or rk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/, "must begin with whsec_").optional(),
  STRIPE_API_URL: url.default("https://api.stripe.com"),
  TRUSTED_PROXIES: proxies,
  ALLOWED_HOSTS: list.refine(
    (hosts) => hosts.every((host) => /^[\w.-]+$/.test(host)),
    "must be host names without port, separated by commas",
  ),
  CORS_ORIGINS: list.refine(
    (origins) => origins.every(isOrigin),
    "must be origins, separated by commas",
  ),
  BACKUP_DIR: text.optional(),
  BACKUP_BUCKET: bucket.optional(),
  BACKUP_EVERY_MINUTES: whole(5, 10_080).default(60),
  BACKUP_RECIPIENT: z.string().regex(/^age1[0-9a-z]{50,}$/, "must be an age recipient").optional(),
  BACKUP_IDENTITY: z.string().regex(/^AGE-SECRET-KEY-1/, "must be an age identity").optional(),
  BRAND: shortText.default("Heaolu"),
  HOME_LINK: url.default("https://heaolu.ee"),
  PRACTICES_LINK: url.optional(),
  USEFUL_LINK: url.optional(),
  ABOUT_LINK: url.optional(),
  HELP_LINK: url.optional(),
  SHOP_LINK: url.default("https://heaolu.ee/pood"),
  GIFT_CARD_LINK: url.optional(),
  CONTACT_EMAIL: z.email("must be an email address").default("tere@heaolu.ee"),
  TERMS_LINK: url.optional(),
  PRIVACY_LINK: url.optional(),
  DEMO: onOff.default("on"),
  DEMO_PASSWORD: z.string().min(8, "must have 8 characters or more")
    .max(128, "must have 128 characters or less").default("heaolu-demo-2026"),
  MAX_OPEN_BOOKINGS: whole(1, 100).default(defaultMaxOpenBookings),
  SECOND_FACTOR: oneOf(...secondFactorPolicies).optional(),
  CUSTOMIZER: onOff.default("off"),
  PSEUDO_LANGUAGE: onOff.default("off"),
  STORYBOOK: shownAt.optional(),
  DOCS: shownAt.default("on"),
  LOG: onOff.default("on"),
  SLOW_QUERY_MS: whole(1, 60_000).default(500),
  METRICS_TOKEN: secret(16).optional(),
});

export type Settings = z.infer<typeof Settings>;

export type Environment = Record<string, string | undefined>;

/** What the environment sets. Login shells name the user's own mailbox in MAIL, which is no setting of ours. */
export function givenSettings(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([name, value]) =>
      value && !(name === "MAIL" && value.startsWith("/"))
    ),
  );
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** Without path, query and fragment; a slash at its end is fine. */
function isSite(value: string): boolean {
  return URL.canParse(value) && value.replace(/\/$/, "") === new URL(value).origin;
}

function isVaried(value: string): boolean {
  return new Set(value).size >= fewestDifferent;
}

/** Repeated parts have few different pairs of neighbours, and rows like `12345` or `abcde` neighbours that follow. */
function isRandom(value: string): boolean {
  const pairs = Array.from(value.slice(1), (character, index) => value[index]! + character);
  const following = pairs.filter((pair) => Math.abs(pair.charCodeAt(1) - pair.charCodeAt(0)) <= 1);
  return new Set(pairs).size > pairs.length * 0.6 && following.length < pairs.length * 0.6;
}

function addRange(known: BlockList, range: string): boolean {
  const [address = "", bits, ...rest] = range.split("/");
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const isPrefix = bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
  if (version === 0 || rest.length > 0 || !isPrefix) return false;
  known.addSubnet(address, Number(bits ?? most), version === 4 ? "ipv4" : "ipv6");
  return true;
}

function isIn(known: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && known.check(address, version === 4 ? "ipv4" : "ipv6");
}
