import type { ComponentProps } from "react";
import { Icon } from "../controls/icon.tsx";
import { Picture, type PictureSource } from "../layout/picture.tsx";
import "./gallery.css";

type GalleryPicture = {
  src: PictureSource;
  alt: string;
  video?: { playLabel: string; length: string; onPlay: () => void } | undefined;
};

export type GalleryProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  pictures: GalleryPicture[];
};

/** Photos and videos of a practitioner and the practice. */
export function Gallery({ pictures, ...rest }: GalleryProps) {
  return (
    <ul {...rest} className="gallery" data-count={Math.min(pictures.length, 3)}>
      {pictures.map(({ src, alt, video }) => (
        <li key={typeof src === "string" ? src : src.src}>
          <Picture
            source={src}
            alt={alt}
            shownWidth={640}
            sizes="(min-width: 992px) 560px, 100vw"
            width={640}
            height={400}
          />
          {video && (
            <>
              <button type="button" aria-label={video.playLabel} onClick={video.onPlay}>
                <Icon name="play" />
              </button>
              <span aria-hidden="true" data-part="length">{video.length}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
