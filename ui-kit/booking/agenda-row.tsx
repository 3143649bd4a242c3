import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { StatusChip } from "../feedback/status-chip.tsx";
import { Avatar } from "../layout/avatar.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import { StarRating } from "./star-rating.tsx";
import "./agenda-row.css";

export type AgendaRowProps = Omit<ComponentProps<"li">, "className" | "children"> & {
  /** Formatted start and end; `dateTime` is the start as ISO 8601. */
  time: { from: string; until: string; dateTime: string };
  name: ReactNode;
  /** Two letters. */
  initials: string;
  href: string;
  current?: boolean | undefined;
  meeting?: ReactNode;
  practice: { group: PracticeGroup; name: ReactNode };
  place?: { icon: IconName; text: ReactNode } | undefined;
  status: { value: "booked" | "finished" | "missed" | "cancelled"; label: ReactNode };
  rating?: { stars: number; label: string } | undefined;
  next?: ReactNode;
  /** Where a search found the session. */
  found?: ReactNode;
};

/** A session in an agenda day. */
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
    found,
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
      <div data-part="person">
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
        {found && (
          <p>
            <span data-part="place">
              <Icon name="search" size="small" />
              {found}
            </span>
          </p>
        )}
      </div>
      <div data-part="state">
        {rating && <StarRating rating={rating.stars} label={rating.label} />}
        <StatusChip status={status.value}>{status.label}</StatusChip>
      </div>
      <Icon name="chevron-right" size="small" />
    </li>
  );
}
