export type FileKind =
  | "jpeg"
  | "png"
  | "webp"
  | "pdf"
  | "mp4"
  | "webm"
  | "mp3"
  | "m4a"
  | "ogg";

/**
 * Brands of MP4 files that browsers play; others of the same container are pictures or sound. `qt` is QuickTime, which
 * phones record and browsers play as MP4.
 */
const mp4Brands = /^(avc1|dash|iso[m2-9]|M4V |M4VH|M4VP|mp41|mp42|MSNV|qt {2})$/;

/** What a file is by its first bytes (64 are enough), or null for anything unknown. */
export function kindOf(beginning: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...beginning.subarray(0, 64));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (/^%PDF-[12]\.\d/.test(text)) return "pdf";
  if (text.slice(4, 8) === "ftyp" && /^M4[AB] $/.test(text.slice(8, 12))) return "m4a";
  if (text.startsWith("OggS\0")) return "ogg";
  if (text.startsWith("ID3") || isMp3Frame(beginning)) return "mp3";
  if (text.slice(4, 8) === "ftyp" && mp4Brands.test(text.slice(8, 12))) return "mp4";
  if (text.startsWith("\x1aE\xdf\xa3") && text.includes("\x42\x82\x84webm")) return "webm";
  return null;
}

/** Whether a PDF ends as one. `end`: its last bytes, 1024 are enough. */
export function endsAsPdf(end: Uint8Array): boolean {
  return String.fromCharCode(...end.subarray(-1024)).includes("%%EOF");
}

/** A frame of MPEG audio, layer III, with a bitrate and a sampling rate that exist. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayer3 = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  return isLayer3 && third >> 4 !== 0 && third >> 4 !== 0xf && (third & 0x0c) !== 0x0c;
}
