import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { StatusChip } from "../feedback/status-chip.tsx";
import { Avatar } from "../layout/avatar.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import { StarRating } from "./star-rating.tsx";
import "./agenda-row.css";

export type AgendaRowProps = Omit<ComponentProps<"li">, "className" | "children"> & {
  /** Start and end as they are written, and the start for machines (ISO 8601). */
  time: { from: string; until: string; dateTime: string };
  /** The client. */
  name: string;
  /** Two letters: clients have no face. */
  initials: string;
  /** Opens the session. */
  href: string;
  /** It is the one that is open beside the list. */
  current?: boolean | undefined;
  /** How often the two have met. */
  meeting?: ReactNode;
  /** What for. */
  practice: { group: PracticeGroup; name: string };
  /** Where. */
  place?: { icon: IconName; text: ReactNode } | undefined;
  /** Where it stands, and the word for it. */
  status: { value: "booked" | "finished" | "missed" | "cancelled"; label: ReactNode };
  /** The client's rating, from 1 to 5, and the same in words. */
  rating?: { stars: number; label: string } | undefined;
  /** A few words on the one that comes next; they put it in sage. */
  next?: ReactNode;
};

/** One session as a line of a day. It stands in an agenda day. */
export function AgendaRow(
  {
    time,
    name,
    initials,
    href,
    current = false,
    meeting,
    practice,
    place,
    status,
    rating,
    next,
    ...rest
  }: AgendaRowProps,
) {
  return (
    <li
      {...rest}
      className="agenda-row"
      data-next={next ? "" : undefined}
      data-status={status.value}
      data-current={current || undefined}
    >
      <time data-part="time" dateTime={time.dateTime}>
        <b>{time.from}</b>
        <bdi>{`–${time.until}`}</bdi>
      </time>
      <Avatar shape="round" size={36} initials={initials} />
      <div data-part="who">
        <h3>
          <Link href={href} tone="quiet" aria-current={current ? "true" : undefined}>{name}</Link>
        </h3>
        <p>
          <PracticeLabel group={practice.group}>{practice.name}</PracticeLabel>
          {meeting && <span>{meeting}</span>}
          {place && (
            <span data-part="place">
              <Icon name={place.icon} size="small" />
              {place.text}
            </span>
          )}
        </p>
        {next && <p data-part="next">{next}</p>}
      </div>
      <div data-part="state">
        {rating && <StarRating rating={rating.stars} label={rating.label} />}
        <StatusChip status={status.value}>{status.label}</StatusChip>
      </div>
      <Icon name="chevron-right" size="small" />
    </li>
  );
}
