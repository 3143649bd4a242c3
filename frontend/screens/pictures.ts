/// <reference types="vite/client" />
import { withStart } from "./chosen-start.ts";
import { recordedOrigin } from "./recorded-names.ts";
import type { Visit } from "./screen-types.ts";

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

/** Answers with the addresses of this page, of pictures that are there, and with the time that was chosen. */
export function withAddresses(
  answer: (request: Request) => Promise<Response>,
  { start }: Pick<Visit, "start">,
) {
  return async (request: Request): Promise<Response> => {
    const response = await answer(request);
    const recorded = await response.text();
    // Free times are about all of them.
    const text = request.url.includes("available-times") ? recorded : withStart(recorded, start);
    const here = text.replaceAll(recordedOrigin, globalThis.location.origin);
    const shown = withPictures(here);
    const { status, headers } = response;
    return new Response(text === "" ? null : shown, { status, headers });
  };
}
