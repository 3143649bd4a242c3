import { z } from "zod";

const url = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);

/** Who may vouch for people, as part of the environment. */
export const identityProviderSettings = {
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
  OIDC_NAME: z.string().min(1).max(40).optional(),
  OIDC_HOSTS: z.string().default("").transform((list) =>
    list.split(",").map((address) => address.trim()).filter(Boolean)
  ).pipe(z.array(url)),
  FIREBASE_PROJECT_ID: z.string().regex(/^[a-z0-9-]{1,63}$/).optional(),
  FIREBASE_KEYS_URL: url.default(
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
};

const Settings = z.object(identityProviderSettings);
type Settings = z.infer<typeof Settings>;
type Name = keyof Settings;

/** What makes no sense alone. */
const together: Name[][] = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_NAME"],
];

/** Addresses that secrets and proofs come from: in production nobody may listen in. */
const addresses: Name[] = [
  "GOOGLE_ISSUER",
  "FACEBOOK_URL",
  "FACEBOOK_API_URL",
  "OIDC_ISSUER",
  "FIREBASE_KEYS_URL",
];

export type SettingProblem = { name: string; message: string };

export function identityProviderProblems(settings: Settings, production: boolean) {
  const missing = together.flatMap((names): SettingProblem[] => {
    const set = names.filter((name) => settings[name] !== undefined);
    if (set.length === 0) return [];
    return names.filter((name) => settings[name] === undefined)
      .map((name) => ({ name, message: `is needed with ${set.join(", ")}` }));
  });
  const open = addresses.filter((name) => production && String(settings[name]).startsWith("http:"))
    .map((name): SettingProblem => ({ name, message: "must be an https address in production" }));
  return [...missing, ...open];
}

/** Each is null until all it needs is set; half of it never gets here. */
export function identityProviderConfig(settings: Settings) {
  const google = pair(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET);
  const facebook = pair(settings.FACEBOOK_APP_ID, settings.FACEBOOK_APP_SECRET);
  const oidc = pair(settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET);
  const { OIDC_ISSUER, OIDC_NAME, FIREBASE_PROJECT_ID } = settings;
  return {
    google: google && {
      clientId: google.id,
      clientSecret: google.secret,
      issuer: settings.GOOGLE_ISSUER,
    },
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
