import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { StatusChip } from "../feedback/status-chip.tsx";
import { Avatar } from "../layout/avatar.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import "./session-card.css";

export type SessionCardProps = Omit<ComponentProps<"article">, "className"> & {
  /** The spine: short weekday, day of the month, time, and the start for machines (ISO 8601). */
  date: { weekday: string; day: string; time: string; dateTime: string };
  /** With whom. */
  name: string;
  /** The person's page. */
  href?: string | undefined;
  /** The person's picture; without it initials. */
  photo?: string | undefined;
  /** Two letters for a person without a picture. */
  initials?: string | undefined;
  /** What for. */
  practice: { group: PracticeGroup; name: string };
  /** A word beside the practice: length and price, or which meeting it was. */
  practiceNote?: ReactNode;
  /** Where it stands, and the word for it. */
  status: { value: "booked" | "finished" | "missed" | "cancelled"; label: string };
  /** The next one, in sage. */
  next?: boolean | undefined;
  /** Place, how soon. */
  details?: IconListProps["items"] | undefined;
  /** What can be done. */
  actions?: ReactNode;
  /** Below what can be done: the history. */
  footer?: ReactNode;
};

/** One session on the spine of the journal. `children`: rating, private note, comments. */
export function SessionCard(
  {
    date,
    name,
    href,
    photo,
    initials,
    practice,
    practiceNote,
    status,
    next = false,
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
    >
      <time data-part="date" dateTime={date.dateTime}>
        {date.weekday}
        <b>{date.day}</b>
        {date.time}
      </time>
      <div data-part="sheet">
        <header>
          <Avatar shape="round" size={48} src={photo} initials={initials} />
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

/** Words only the person sees: the one serif block of a card, with a lock. */
export function PrivateNote({ title, text, lock }: {
  /** Tells two versions of a note apart. */
  title?: ReactNode;
  /** The note. */
  text: ReactNode;
  /** Who sees it, and a link to change it. */
  lock: ReactNode;
}) {
  return (
    <div data-part="private-note">
      {title && <b>{title}</b>}
      <p>{text}</p>
      <span>
        <Icon name="lock" size="small" />
        <span>{lock}</span>
      </span>
    </div>
  );
}
