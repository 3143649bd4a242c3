export const isServer = typeof document === "undefined";

export const clientOnlyDigest = "client-only";

/** Thrown in a rendering on the server: the browser renders the rest of the Suspense boundary. */
export class ClientOnly extends Error {
  readonly digest = clientOnlyDigest;
}
