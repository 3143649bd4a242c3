import type { ComponentProps } from "react";
import { Icon } from "../controls/icon.tsx";
import "./gallery.css";

export type Picture = {
  src: string;
  alt: string;
  video?: { playLabel: string; length: string; onPlay: () => void } | undefined;
};

export type GalleryProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  pictures: Picture[];
};

/** Photos and videos of a practitioner and the practice. */
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
