import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import sharp from "sharp";

export const metadataCanary = "canary-in-the-metadata-5f1c";

type Format = "jpeg" | "png" | "webp";

/** A picture with metadata of a camera. */
export async function samplePicture(
  format: Format = "jpeg",
  { width = 900, height = 600, color = { r: 20, g: 60, b: 200 } } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3 as const, background: color };
  const drawn = sharp({ create, limitInputPixels: false })
    .withExif({ IFD0: { ImageDescription: metadataCanary, Make: metadataCanary } });
  return new Uint8Array(await drawn.toFormat(format).toBuffer());
}

/** A video of one-second pictures that are no pictures: only its headers are real. */
export async function sampleVideo(
  kind: "mp4" | "webm",
  { seconds = 5, frameBytes = 200 } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const format = kind === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: "vp09.00.10.08", codedWidth: 640, codedHeight: 360 };
  for (let second = 0; second < seconds; second++) {
    const frame = new EncodedPacket(new Uint8Array(frameBytes), "key", second, 1);
    await source.add(frame, { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

export function samplePdf(text = "Tunnistus"): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      `% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}
