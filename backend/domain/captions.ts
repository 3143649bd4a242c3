/** What is said from `start` to `end`, in seconds. */
type Cue = { start: number; end: number; text: string };

/** The line of a captions file that players would refuse, counted from 1. */
type CaptionsProblem = { line: number };

const time = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

function secondsOf(text: string): number | null {
  const [all, hours = "0", minutes, seconds, milliseconds] = time.exec(text) ?? [];
  if (all === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) +
    Number(milliseconds) / 1000;
}

/** Reads a WebVTT file: its cues in order, or where it is wrong. A file without a cue is wrong. */
export function readCaptions(text: string): Cue[] | CaptionsProblem {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return { line: 1 };
  const cues: Cue[] = [];
  let at = 1;
  // The header ends at the first empty line.
  while (at < lines.length && lines[at]!.trim() !== "") {
    if (lines[at]!.includes("-->")) return { line: at + 1 };
    at++;
  }
  while (at < lines.length) {
    if (lines[at]!.trim() === "") {
      at++;
      continue;
    }
    const first = at;
    while (at < lines.length && lines[at]!.trim() !== "") at++;
    const block = lines.slice(first, at);
    if (/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0]!)) continue;
    const timing = block[0]!.includes("-->") ? 0 : 1;
    const cue = readCue(block.slice(timing));
    if (cue === null || cue.start < (cues.at(-1)?.start ?? 0)) return { line: first + timing + 1 };
    cues.push(cue);
  }
  return cues.length > 0 ? cues : { line: lines.length };
}

/** `settings`, where the words stand in the picture, are left to the player. */
function readCue([timing = "", ...words]: string[]): Cue | null {
  const [from = "", arrow, to = ""] = timing.trim().split(/[ \t]+/);
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (arrow !== "-->" || start === null || end === null || end <= start) return null;
  if (words.length === 0 || words.some((line) => line.includes("-->"))) return null;
  return { start, end, text: plainText(words.join(" ")) };
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": "\u00A0",
  "&lrm;": "",
  "&rlm;": "",
};

function plainText(words: string): string {
  return words.replace(/<[^>]*>/g, "").replace(/&[a-z]+;/g, (name) => entities[name] ?? name)
    .trim();
}

/** Null for a file that players show. */
export function captionsProblem(text: string): CaptionsProblem | null {
  const read = readCaptions(text);
  return Array.isArray(read) ? null : read;
}

/** What is said, to read instead of hearing it: a new paragraph where nothing is said for two seconds. */
export function transcriptOf(text: string): string {
  const cues = readCaptions(text);
  if (!Array.isArray(cues)) return "";
  return cues.reduce((said, cue, at) => {
    const before = cues[at - 1];
    if (!before) return cue.text;
    return said + (cue.start - before.end >= 2 ? "\n\n" : " ") + cue.text;
  }, "");
}
