import { type ComponentProps, useEffect, useRef } from "react";
import "./video.css";

type VideoCaptions = {
  /** BCP 47. */
  language: string;
  label: string;
  /** Times in seconds. */
  cues: { start: number; end: number; text: string }[];
};

export type VideoProps = Omit<ComponentProps<"video">, "className" | "children" | "controls"> & {
  src: string;
  /** A still picture that is shown until the video is played. */
  poster?: string | undefined;
  /** What the video shows; also shown under it. */
  caption: string;
  /** What is said, by language; the one of `shown` is on from the start. */
  captions?: VideoCaptions[] | undefined;
  shown?: string | undefined;
};

/** A video that loads only when it is played. */
export function Video({ caption, captions = [], shown, ...rest }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    // Tracks cannot be removed again, so each video gets its own once.
    if (!element || element.textTracks === undefined || element.textTracks.length > 0) return;
    for (const { language, label, cues } of captions) {
      const track = element.addTextTrack("captions", label, language);
      for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, text));
      track.mode = language === shown ? "showing" : "disabled";
    }
  }, [captions, shown]);
  return (
    <figure className="video">
      <video {...rest} ref={video} controls playsInline preload="none" aria-label={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
