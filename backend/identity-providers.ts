import { facebookProvider } from "./adapters/auth/facebook.ts";
import { firebaseTokens } from "./adapters/auth/firebase.ts";
import { googleHosts, oidcProvider } from "./adapters/auth/oidc.ts";
import type { Config } from "./config.ts";
import type { IdentityProviders } from "./ports/auth.ts";

/** Those the configuration switches on, in the order of their buttons. */
export function identityProviders(
  { google, facebook, oidc, firebase }: Config["identityProviders"],
): IdentityProviders {
  return {
    providers: [
      ...(google ? [googleProvider(google)] : []),
      ...(facebook ? [facebookProvider(facebook)] : []),
      ...(oidc ? [oidcProvider({ id: "oidc", ...oidc })] : []),
    ],
    readToken: firebase ? firebaseTokens(firebase) : () => Promise.resolve(null),
  };
}

function googleProvider(google: NonNullable<Config["identityProviders"]["google"]>) {
  return oidcProvider({
    id: "google",
    name: "Google",
    ...google,
    hosts: googleHosts,
    // Who has several accounts there is asked which.
    parameters: { prompt: "select_account" },
  });
}
