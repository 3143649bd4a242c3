import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../layout/avatar.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import "./booking-summary.css";

export type BookingSummaryProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** With whom. */
  name: string;
  /** The person's picture; without it initials. */
  photo?: string | undefined;
  /** Two letters for a person without a picture. */
  initials?: string | undefined;
  /** What for. */
  practice: { group: PracticeGroup; name: string };
  /** Length, price, place, zone. */
  items: IconListProps["items"];
  /** What cancelling costs; seen from 768 px. */
  terms?: ReactNode;
};

/** What is being booked, with whom, for how much and where. */
export function BookingSummary(
  { name, photo, initials, practice, items, terms, ...rest }: BookingSummaryProps,
) {
  return (
    <div {...rest} className="booking-summary">
      <p data-part="who">
        <Avatar shape="round" size={52} src={photo} initials={initials} />
        <span>
          <b>{name}</b>
          <PracticeLabel group={practice.group}>{practice.name}</PracticeLabel>
        </span>
      </p>
      <IconList items={items} variant="list" />
      {terms && <p data-part="terms">{terms}</p>}
    </div>
  );
}
