import { Buffer } from "node:buffer";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { type LinkPicture, linkPictureSize } from "../../domain/link-picture.ts";
import { logLine } from "../../domain/log-line.ts";
import { drawingOf } from "./drawing.ts";

export type DrawingRequest = { picture: LinkPicture; portraitUrl: string | null };

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<DrawingRequest>) => void;
  postMessage: (message: Uint8Array | null | "ready") => void;
};

const scripts = ["latin", "latin-ext", "cyrillic"];

const fonts = await Promise.all(
  ["literata", "commissioner"].flatMap((name) => scripts.map((script) => `${name}-${script}`))
    .map(async (name): Promise<Font> => ({
      name,
      data: (await Deno.readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))).buffer,
      weight: 400,
      style: "normal",
    })),
);

worker.onmessage = async ({ data }) => worker.postMessage(await drawn(data));

// Loading the libraries and fonts is part of the start, not of the work.
worker.postMessage("ready");

/** Null for what cannot be drawn. */
async function drawn({ picture, portraitUrl }: DrawingRequest): Promise<Uint8Array | null> {
  try {
    const drawing = drawingOf(picture, portraitUrl);
    const svg = await satori(drawing as Parameters<typeof satori>[0], {
      ...linkPictureSize,
      fonts,
    });
    const bytes = await sharp(Buffer.from(svg))
      .jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true })
      .toBuffer();
    return new Uint8Array(bytes);
  } catch (error) {
    console.error(
      logLine(Date.now(), { level: "error", msg: "link picture", error: String(error) }),
    );
    return null;
  }
}
