import type { ComponentProps } from "react";
import "./video.css";

export type VideoProps = Omit<ComponentProps<"video">, "className" | "children" | "controls"> & {
  src: string;
  /** A still picture that is shown until the video is played. */
  poster?: string | undefined;
  /** What the video shows; also shown under it. */
  caption: string;
};

/** A video that loads only when it is played. */
export function Video({ caption, ...rest }: VideoProps) {
  return (
    <figure className="video">
      <video {...rest} controls playsInline preload="none" aria-label={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
