import type { InputAudioTrack, InputVideoTrack } from "mediabunny";
import { DomainError } from "../../domain/errors.ts";
import type { RandomAccess, Videos } from "../../ports/videos.ts";
import { blanksOfMp4 } from "./mp4-boxes.ts";
import { blanksOfWebm } from "./webm-elements.ts";

/** A header is a few kilobytes. What a browser records has no duration in it and is read packet by packet, twice. */
const mostReadOf = (bytes: number) => 2 * bytes + 30_000_000;
const mostSeconds = 10;

export function mediabunnyVideos(): Videos {
  return {
    async inspect(file) {
      const { CustomSource, EncodedPacketSink, Input, MP4, QTFF, WEBM } = await import(
        "mediabunny"
      );
      const read = limitedReading(file);
      using input = new Input({
        formats: [MP4, QTFF, WEBM],
        source: new CustomSource({
          getSize: () => file.bytes,
          read: (start, end) => read(start, end - 1),
          maxCacheSize: 1_000_000,
        }),
      });
      try {
        const format = await input.getFormat();
        const whole = { bytes: file.bytes, read };
        const blanks = await (format === WEBM ? blanksOfWebm(whole) : blanksOfMp4(whole));
        const track = await input.getPrimaryVideoTrack();
        if (!track) throw new Error("no picture");
        if (format === QTFF) await requirePlayable(track, await input.getAudioTracks());
        const durationSeconds = await input.computeDuration();
        const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
        if (!(durationSeconds > 0 && width > 0 && height > 0)) throw new Error("empty");
        const last = await new EncodedPacketSink(track).getPacket(Infinity);
        if (!last) throw new Error("the end is missing");
        return { durationSeconds, width, height, blanks };
      } catch (error) {
        if (error instanceof DomainError) throw error;
        throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
      }
    },
  };
}

/** QuickTime has the parts of MP4. Browsers play it when picture and sound are as in MP4, too. */
async function requirePlayable(picture: InputVideoTrack, sounds: InputAudioTrack[]): Promise<void> {
  const codecs = await Promise.all(sounds.map((sound) => sound.getCodec()));
  const isPlayable = await picture.getCodec() === "avc" &&
    codecs.every((codec) => codec === "aac" || codec === "mp3");
  if (!isPlayable) throw new Error("not played by browsers");
}

/** Fails for a file that would take long to read. */
function limitedReading({ bytes, read }: RandomAccess) {
  const started = performance.now();
  let readBytes = 0;
  return (first: number, last: number): Promise<Uint8Array> => {
    readBytes += last - first + 1;
    const isTooLong = performance.now() - started > mostSeconds * 1000;
    if (readBytes > mostReadOf(bytes) || isTooLong) throw new Error("too long to read");
    return read(first, last);
  };
}
