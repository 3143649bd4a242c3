import type { ReactNode } from "react";
import { Avatar } from "../layout/avatar.tsx";
import "./comment.css";

/** A line of the conversation after a session. */
export function Comment({ from, when, photo, initials, children }: {
  /** Who wrote it. */
  from: ReactNode;
  /** When. */
  when: ReactNode;
  /** The writer's picture; without it initials. */
  photo?: string | undefined;
  /** Two letters for a writer without a picture. */
  initials?: string | undefined;
  /** What was written. */
  children: ReactNode;
}) {
  return (
    <div className="comment">
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
