import { expect, test } from "vitest";
import { captionsProblem, readCaptions, transcriptOf } from "./captions.ts";

const file = `WEBVTT - a film

NOTE who speaks
is written in angles

first
00:01.000 --> 00:02.500 line:0
<v Maarja>Sit down &amp; <i>breathe</i>

01:00:03.000 --> 01:00:04.000
Two
lines
`;

test("captions are read with their times, without names of cues, marks and notes", () => {
  expect(readCaptions(file)).toEqual([
    { start: 1, end: 2.5, text: "Sit down & breathe" },
    { start: 3603, end: 3604, text: "Two lines" },
  ]);
  expect(readCaptions(`\uFEFF${file.replaceAll("\n", "\r\n")}`)).toHaveLength(2);
  expect(transcriptOf(file)).toContain("Sit down & breathe");
});

test.each([
  ["without its first line", "00:01.000 --> 00:02.000\nWords", 1],
  ["without a cue", "WEBVTT\n", 2],
  ["with a comma as in SRT", "WEBVTT\n\n00:01,000 --> 00:02,000\nWords", 3],
  ["with an end before its start", "WEBVTT\n\n00:02.000 --> 00:01.000\nWords", 3],
  ["with minutes over 59", "WEBVTT\n\n60:00.000 --> 61:00.000\nWords", 3],
  ["without words", "WEBVTT\n\n00:01.000 --> 00:02.000\n", 3],
  [
    "out of order",
    "WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA",
    6,
  ],
])("a file %s names the line where it is wrong", (_, text, line) => {
  expect(captionsProblem(text)).toEqual({ line });
});
