/// <reference types="vite/client" />
import { recordedOrigin } from "./recorded-names.ts";

/** The pictures of the recorded answers stand beside the catalogue, which has no server. */
const pictures = import.meta.glob<string>("./pictures/*", {
  eager: true,
  query: "?url",
  import: "default",
});

/** With the addresses of pictures that are there. */
export function withPictures(text: string): string {
  return text.replaceAll(/"\/files\/[^"]*?([^/"]+)"/g, (address, name) => {
    const picture = pictures[`./pictures/${name}`];
    return picture ? JSON.stringify(new URL(picture, document.baseURI).href) : address;
  });
}

/** Answers with the addresses of this page, and of pictures that are there. */
export function withAddresses(answer: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const response = await answer(request);
    const text = await response.text();
    const here = text.replaceAll(recordedOrigin, globalThis.location.origin);
    const { status, headers } = response;
    return new Response(text === "" ? null : withPictures(here), { status, headers });
  };
}
