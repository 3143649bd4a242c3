import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  TextSubtitleSource,
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

const videoFormats = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  /** Plays before it is whole. */
  streamed: () => new Mp4OutputFormat({ fastStart: "in-memory" }),
  mov: () => new MovOutputFormat({ fastStart: false }),
  webm: () => new WebMOutputFormat(),
  /** As browsers record: without sizes and duration. */
  recording: () => new WebMOutputFormat({ appendOnly: true }),
};

const sampleCodecs = {
  vp9: { codec: "vp09.00.10.08", codedWidth: 640, codedHeight: 360 },
  avc: {
    ...{ codec: "avc1.42001e", codedWidth: 640, codedHeight: 360 },
    description: Uint8Array.fromHex("0142001effe100046742001e01000468ce3880"),
  },
};

/** A video of one-second pictures that are no pictures: only its headers are real. `note`: a text that it also has. */
export async function sampleVideo(
  kind: keyof typeof videoFormats,
  { seconds = 5, frameBytes = 200, codec = "vp9" as keyof typeof sampleCodecs, note = "" } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: videoFormats[kind](), target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  const notes = note === "" || kind !== "mp4" ? null : new TextSubtitleSource("webvtt");
  if (notes) output.addSubtitleTrack(notes);
  if (note !== "") output.setMetadataTags({ title: note, comment: note });
  await output.start();
  await notes?.add(`WEBVTT\n\n00:00.000 --> 00:01.000\n${note}\n`);
  for (let second = 0; second < seconds; second++) {
    const frame = new EncodedPacket(new Uint8Array(frameBytes).fill(7), "key", second, 1);
    await source.add(frame, { decoderConfig: sampleCodecs[codec] });
  }
  notes?.close();
  await output.finalize();
  return new Uint8Array(target.buffer!);
}

/** An MP4 or QuickTime file with the place of its recording, where phones write it. */
export function withPlace(video: Uint8Array, place: string): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(place);
  const box = (type: string, content: Uint8Array) => {
    const bytes = new Uint8Array(8 + content.length);
    new DataView(bytes.buffer).setUint32(0, bytes.length);
    bytes.set([...type].map((letter) => letter.charCodeAt(0)), 4);
    bytes.set(content, 8);
    return bytes;
  };
  const added = box("udta", box("\xa9xyz", new Uint8Array([0, text.length, 0x15, 0xc7, ...text])));
  const whole = new Uint8Array(video.length + added.length);
  whole.set(video);
  whole.set(added, video.length);
  const movie = String.fromCharCode(...video.subarray(-20_000)).lastIndexOf("moov") - 4 +
    Math.max(0, video.length - 20_000);
  new DataView(whole.buffer).setUint32(movie, whole.length - movie);
  return whole;
}

export function samplePdf(
  text = "Tunnistus",
  { pages = 1, catalog = "" } = {},
): Uint8Array<ArrayBuffer> {
  const kids = pages === 0 ? "" : "3 0 R";
  return new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n` +
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj\n${pages === 0 ? "" : page}` +
      `% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

const page = "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n";

/** A PDF that opens only with a password. */
export function encryptedPdf(): Uint8Array<ArrayBuffer> {
  const key = (letter: string) => `<${letter.repeat(32)}>`;
  return new TextEncoder().encode(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
      `2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n${page}` +
      `4 0 obj<</Filter/Standard/V 1/R 2/Length 40/O${key("41")}/U${key("42")}/P -4>>endobj\n` +
      `trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<41><41>]>>\n%%EOF\n`,
  );
}
