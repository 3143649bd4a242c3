import type { ComponentProps } from "react";
import { Icon } from "../controls/icon.tsx";
import "./gallery.css";

export type Picture = {
  src: string;
  /** What is to be seen. */
  alt: string;
  /** The picture stands for a video: words of the button, its length, and what happens. */
  video?: { playLabel: string; length: string; onPlay: () => void } | undefined;
};

export type GalleryProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  /** One large picture, then up to two small ones beside it; the rest follow in rows of three. */
  pictures: Picture[];
};

/** Pictures of a practitioner and the room. */
export function Gallery({ pictures, ...rest }: GalleryProps) {
  return (
    <ul {...rest} className="gallery" data-count={Math.min(pictures.length, 3)}>
      {pictures.map(({ src, alt, video }) => (
        <li key={src}>
          <img src={src} alt={alt} loading="lazy" decoding="async" />
          {video && (
            <>
              <button type="button" aria-label={video.playLabel} onClick={video.onPlay}>
                <Icon name="play" />
              </button>
              <span aria-hidden="true">{video.length}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
