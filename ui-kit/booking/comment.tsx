import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import "./comment.css";

export type CommentProps = Omit<ComponentProps<"div">, "className"> & {
  from: ReactNode;
  when: ReactNode;
  photo?: PictureSource | undefined;
  initials?: string | undefined;
  children: ReactNode;
};

/** A comment on a session. */
export function Comment({ from, when, photo, initials, children, ...rest }: CommentProps) {
  return (
    <div {...rest} className="comment">
      <Avatar shape="round" size={28} src={photo} initials={initials} />
      <div>
        <p>
          <b>{from}</b> <small>{when}</small>
        </p>
        <p>{children}</p>
      </div>
    </div>
  );
}
