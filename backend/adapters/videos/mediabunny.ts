import { DomainError } from "../../domain/errors.ts";
import type { RandomAccess, Videos } from "../../ports/videos.ts";

/** A header is a few kilobytes; a file without a duration in it is read packet by packet. */
const mostRead = 30_000_000;
const mostSeconds = 10;

export function mediabunnyVideos(): Videos {
  return {
    async inspect(file) {
      const { CustomSource, Input, MP4, WEBM } = await import("mediabunny");
      using input = new Input({
        formats: [MP4, WEBM],
        source: new CustomSource({
          getSize: () => file.bytes,
          read: limitedReading(file),
          maxCacheSize: 1_000_000,
        }),
      });
      try {
        if (await input.getFormat() === MP4) await requireWholeBoxes(file);
        const track = await input.getPrimaryVideoTrack();
        if (!track) throw new Error("no picture");
        const durationSeconds = await input.computeDuration();
        const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
        if (!(durationSeconds > 0 && width > 0 && height > 0)) throw new Error("empty");
        return { durationSeconds, width, height };
      } catch (error) {
        if (error instanceof DomainError) throw error;
        throw new DomainError("ERR_UNSUPPORTED_MEDIA_TYPE");
      }
    },
  };
}

const boxHeaderBytes = 16;
const mostBoxes = 10_000;

/** Fails for an MP4 file whose end is missing: its parts (boxes) begin with their size (ISO/IEC 14496-12, 4.2). */
async function requireWholeBoxes({ bytes, read }: RandomAccess): Promise<void> {
  let at = 0;
  for (let box = 0; at < bytes && box < mostBoxes; box++) {
    const header = await read(at, Math.min(at + boxHeaderBytes, bytes) - 1);
    const view = new DataView(header.buffer, header.byteOffset, header.length);
    const short = header.length >= 8 ? view.getUint32(0) : 0;
    const size = short === 1 && header.length >= 16 ? Number(view.getBigUint64(8)) : short;
    // The last box may go on to the end without saying so.
    if (short === 0 && header.length >= 8) return;
    if (size < 8) throw new Error("no box");
    at += size;
  }
  if (at !== bytes) throw new Error("the end is missing");
}

/** Fails for a file that would take long to read. */
function limitedReading({ read }: RandomAccess) {
  const started = performance.now();
  let readBytes = 0;
  return (start: number, end: number): Promise<Uint8Array> => {
    readBytes += end - start;
    const isTooLong = performance.now() - started > mostSeconds * 1000;
    if (readBytes > mostRead || isTooLong) throw new Error("too long to read");
    return read(start, end - 1);
  };
}
