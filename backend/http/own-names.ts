import { escape } from "html-escaper";

/** What this server is called, and where it is. */
export type OwnNames = { publicUrl: string; brand: string };

/** The guides name an example for the server that they are read from; a running server names itself. */
const exampleOrigins = /https?:\/\/(?:localhost:8000|heaolu\.example)\b/g;
const exampleBrand = /\bHeaolu\b/g;

/** Lets examples of the contract name this server. */
export function withOwnOrigin(
  contract: string,
  { publicUrl }: Pick<OwnNames, "publicUrl">,
): string {
  return contract.replace(exampleOrigins, () => new URL(publicUrl).origin);
}

/** Puts the address and the name of this server into a page of the documentation. */
export function withOwnNames(html: string, { publicUrl, brand }: OwnNames): string {
  return html
    .replace(exampleOrigins, () => escape(publicUrl))
    .replace(exampleBrand, () => escape(brand));
}
