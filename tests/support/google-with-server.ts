/**
 * The whole app with "Google" configured, as a program for tests that cannot import it. It prints
 * its origin on the first line. Every input line is the user at Google's login page from then on,
 * and is acknowledged.
 */
import { TextLineStream } from "./line-stream.ts";
import { oidcClient, openOidcIssuer } from "./oidc-issuer.ts";
import { freePort, startServer } from "./server.ts";

const port = freePort();
const google = await openOidcIssuer({
  redirectUris: [`http://localhost:${port}/api/auth/google/callback`],
});
const data = await Deno.makeTempDir({ prefix: "heaolu-google-" });
const settings = {
  GOOGLE_ISSUER: google.url,
  GOOGLE_CLIENT_ID: oidcClient.clientId,
  GOOGLE_CLIENT_SECRET: oidcClient.clientSecret,
};
const server = await startServer(data, settings, { port });
console.log(server.origin);

const lines = Deno.stdin.readable.pipeThrough(new TextDecoderStream()).pipeThrough(
  new TextLineStream(),
);
for await (const line of lines) {
  google.person = JSON.parse(line);
  console.log("here");
}
await server.stop();
await google.close();
await Deno.remove(data, { recursive: true });
