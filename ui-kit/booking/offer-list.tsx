import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import { Slot } from "./slot.tsx";
import "./offer-list.css";

export type OfferListProps = Omit<ComponentProps<"ul">, "className" | "children"> & {
  offers: {
    id: string;
    name: string;
    href: string;
    target?: string | undefined;
    rel?: string | undefined;
    photo?: PictureSource | undefined;
    /** "70 € · 50 min · Tallinn" */
    detail?: ReactNode;
    times: {
      day: string;
      time: string;
      dateTime: string;
      href: string;
      label: string;
      target?: string | undefined;
      rel?: string | undefined;
    }[];
    /** In place of times. */
    fallback?: ReactNode;
  }[];
};

/** Practitioners in a list of advice: face, words and the next free times. */
export function OfferList({ offers, ...rest }: OfferListProps) {
  return (
    <ul {...rest} className="offer-list">
      {offers.map(({ id, name, href, target, rel, photo, detail, times, fallback }) => (
        <li key={id}>
          <Avatar shape="round" size={48} src={photo} />
          <div>
            <Link href={href} target={target} rel={rel}>{name}</Link>
            {detail && <p>{detail}</p>}
          </div>
          <div data-part="times">
            {times.map(({ label, ...time }) => (
              <Slot key={time.dateTime} variant="spread" aria-label={label} {...time} />
            ))}
            {times.length === 0 && fallback}
          </div>
        </li>
      ))}
    </ul>
  );
}
