import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import "./booking-summary.css";

export type BookingSummaryProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  name: string;
  photo?: PictureSource | undefined;
  practice: { group: PracticeGroup; name: string };
  items: IconListProps["items"];
  /** Cancellation terms; hidden below 768 px. */
  terms?: ReactNode;
};

/** What is being booked. */
export function BookingSummary(
  { name, photo, practice, items, terms, ...rest }: BookingSummaryProps,
) {
  return (
    <div {...rest} className="booking-summary">
      <p data-part="person">
        <Avatar shape="round" size={52} src={photo} />
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
