import { type ComponentProps, type ReactNode, useId } from "react";
import { Link } from "../controls/link.tsx";
import { StatusChip } from "../feedback/status-chip.tsx";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import "./session-card.css";

export type SessionCardProps = Omit<ComponentProps<"article">, "className"> & {
  /** Formatted parts of the start; `dateTime` is ISO 8601. */
  date: { weekday: string; day: string; time: string; dateTime: string };
  name: ReactNode;
  href?: string | undefined;
  photo?: PictureSource | undefined;
  practice: { group: PracticeGroup; name: ReactNode };
  practiceNote?: ReactNode;
  status: { value: "booked" | "finished" | "missed" | "cancelled"; label: string };
  next?: boolean | undefined;
  /** Below the first view: the browser lays the card out when it comes near. */
  below?: boolean | undefined;
  details?: IconListProps["items"] | undefined;
  actions?: ReactNode;
  footer?: ReactNode;
};

/** A session in the journal; `children` are rating, private note and comments. */
export function SessionCard(
  {
    date,
    name,
    href,
    photo,
    practice,
    practiceNote,
    status,
    next = false,
    below = false,
    details,
    actions,
    footer,
    children,
    ...rest
  }: SessionCardProps,
) {
  const nameId = useId();
  return (
    <article
      {...rest}
      className="session-card"
      aria-labelledby={nameId}
      data-status={status.value}
      data-next={next || undefined}
      data-below={below || undefined}
    >
      <time data-part="date" dateTime={date.dateTime}>
        {date.weekday}
        <b>{date.day}</b>
        {date.time}
      </time>
      <div data-part="card">
        <header>
          <Avatar shape="round" size={48} src={photo} />
          <div>
            <h3 id={nameId}>{href ? <Link href={href} tone="quiet">{name}</Link> : name}</h3>
            <p>
              <PracticeLabel group={practice.group}>{practice.name}</PracticeLabel>
              {practiceNote && <bdi>{practiceNote}</bdi>}
            </p>
          </div>
          <StatusChip status={status.value}>{status.label}</StatusChip>
        </header>
        {details && <IconList items={details} />}
        {children}
        {actions && <div data-part="actions">{actions}</div>}
        {footer}
      </div>
    </article>
  );
}
