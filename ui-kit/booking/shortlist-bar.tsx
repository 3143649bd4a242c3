import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import { useBottomBar } from "../layout/use-bottom-bar.ts";
import "./shortlist-bar.css";

export type ShortlistBarProps = Omit<ComponentProps<"section">, "className" | "children"> & {
  label: string;
  people: { name: string; photo?: PictureSource | undefined }[];
  count: ReactNode;
  link?: ReactNode;
  actions: ReactNode;
};

/** The kept practitioners, at the bottom of the page. */
export function ShortlistBar(
  { label, people, count, link, actions, ...rest }: ShortlistBarProps,
) {
  useBottomBar("low");
  return (
    <section {...rest} className="shortlist-bar" aria-label={label}>
      <ul>
        {people.map(({ name, photo }) => (
          <li key={name}>
            <Avatar shape="round" size={44} src={photo} alt={name} />
          </li>
        ))}
      </ul>
      <p>
        <b>{count}</b>
        {link}
      </p>
      <div>{actions}</div>
    </section>
  );
}
