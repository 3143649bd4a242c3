import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { Picture, type PictureSource } from "../layout/picture.tsx";
import "./media-tile.css";

export type MediaTileProps = Omit<ComponentProps<"div">, "className"> & {
  /** Undefined: no picture yet, or a failed upload. */
  picture: PictureSource | undefined;
  alt: string;
  /** "Main picture". */
  tag?: ReactNode;
  video?: boolean | undefined;
  state?: "ready" | "loading" | "failed" | undefined;
};

/** A picture or video of a profile with its fields (`children`). */
export function MediaTile(
  { picture, alt, tag, video = false, state = "ready", children, ...rest }: MediaTileProps,
) {
  return (
    <div {...rest} className="media-tile" data-state={state}>
      <div data-part="art">
        {picture && (
          <Picture
            source={picture}
            alt={alt}
            shownWidth={320}
            sizes="(min-width: 768px) 220px, 50vw"
            width={240}
            height={180}
          />
        )}
        {!picture && <Icon name={state === "failed" ? "cloud-off" : video ? "video" : "camera"} />}
        {video && picture && (
          <span data-part="play">
            <Icon name="play" />
          </span>
        )}
        {tag && (
          <span data-part="tag">
            <Icon name="star" size="small" />
            {tag}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
