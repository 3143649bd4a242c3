import { facebookProvider } from "./adapters/auth/facebook.ts";
import { firebaseTokens } from "./adapters/auth/firebase.ts";
import { googleHosts, oidcProvider } from "./adapters/auth/oidc.ts";
import type { Config } from "./config.ts";
import type { IdentityProviders } from "./ports/auth.ts";

export function identityProviders(
  { google, facebook, oidc, firebase }: Config["identityProviders"],
): IdentityProviders {
  return {
    providers: [
      ...(google
        ? [oidcProvider({
          id: "google",
          name: "Google",
          ...google,
          hosts: googleHosts,
          // Lets a user with several Google accounts choose one.
          parameters: { prompt: "select_account" },
        })]
        : []),
      ...(facebook ? [facebookProvider(facebook)] : []),
      ...(oidc ? [oidcProvider({ id: "oidc", ...oidc })] : []),
    ],
    readToken: firebase ? firebaseTokens(firebase) : () => Promise.resolve(null),
  };
}
