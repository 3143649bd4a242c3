import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import "./person-strip.css";

export type PersonStripProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  people: {
    id: string;
    name: string;
    href: string;
    photo?: PictureSource | undefined;
    /** One line, which has its room before it is there. */
    detail?: ReactNode;
  }[];
};

/** Links to people: a grid, and on a phone a row to swipe. */
export function PersonStrip({ people, ...rest }: PersonStripProps) {
  return (
    <ul {...rest} className="person-strip">
      {people.map(({ id, name, href, photo, detail }) => (
        <li key={id}>
          <Avatar shape="round" size={52} src={photo} />
          <Link href={href}>{name}</Link>
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}
