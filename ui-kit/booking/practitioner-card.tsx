import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../controls/icon.tsx";
import { useFocusRecovery } from "../controls/use-focus-recovery.ts";
import { Link } from "../controls/link.tsx";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import { Price } from "./price.tsx";
import { Slot, type SlotProps } from "./slot.tsx";
import { type Verdict, VerdictBadge } from "./verdict-badge.tsx";
import "./practitioner-card.css";

export type FreeTime = Pick<SlotProps, "time" | "dateTime" | "day"> & {
  href: string;
  label?: string | undefined;
};

export type PractitionerCardProps = Omit<ComponentProps<"article">, "className" | "children"> & {
  name: string;
  href: string;
  photo?: PictureSource | undefined;
  /** Shows the verified icon with this accessible name. */
  verifiedLabel?: string | undefined;
  practices: { group: PracticeGroup; name: string }[];
  /** Of practices, by the viewer's test. */
  verdicts?: { value: Verdict; label: string }[] | undefined;
  /** Why the practitioner does not suit the viewer now; the card then recedes. */
  unsuitable?: ReactNode;
  /** A `KeepButton`. */
  keep?: ReactNode;
  lead: ReactNode;
  details: IconListProps["items"];
  matchReasons?: { summary: string; terms: ReactNode[] } | undefined;
  price: ReactNode;
  duration?: ReactNode;
  timesLabel: string;
  /** At most three. */
  times: FreeTime[];
  /** Names the time zone of the times. */
  zone?: ReactNode;
  noneThisWeek?: ReactNode;
  fallback?: ReactNode;
  links?: { href: string; label: string }[] | undefined;
  /** Only what helps to choose, for a narrow list beside a map. */
  compact?: boolean | undefined;
  /** Everything, in the layout of a phone, for a narrow column of a wide screen. */
  narrow?: boolean | undefined;
  /** Whether it is the first on the page; its photo is loaded at once. */
  first?: boolean | undefined;
  /** Marks the card whose pin on the map is hovered or selected. */
  current?: boolean | undefined;
};

function Times(
  { name, price, duration, timesLabel, times, zone, noneThisWeek, fallback, links = [] }:
    PractitionerCardProps,
) {
  const box = useFocusRecovery<HTMLDivElement>();
  return (
    <div ref={box} data-part="times">
      <Price price={price} duration={duration} />
      {noneThisWeek && <p>{noneThisWeek}</p>}
      {fallback}
      {!fallback && times.length > 0 && (
        <ul data-part="slots" aria-label={timesLabel} data-single={times.length === 1 || undefined}>
          {times.map(({ label, ...time }) => (
            <li key={time.href}>
              <Slot {...time} variant="stacked" aria-label={label} />
            </li>
          ))}
        </ul>
      )}
      {!fallback && zone && <p>{zone}</p>}
      {links.length > 0 && (
        <p data-part="links">
          {links.map(({ href, label }, i) => (
            <Link key={label} href={href} tone={i > 0 ? "quiet" : undefined}>
              {label}
              <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

/** A practitioner in the search results. */
export function PractitionerCard(props: PractitionerCardProps) {
  const {
    name,
    href,
    photo,
    verifiedLabel,
    practices,
    verdicts = [],
    unsuitable,
    keep,
    lead,
    details,
    matchReasons,
    price: _price,
    duration: _duration,
    timesLabel: _timesLabel,
    times: _times,
    zone: _zone,
    noneThisWeek: _none,
    fallback: _fallback,
    links: _links,
    compact = false,
    narrow = false,
    first = false,
    current = false,
    ...rest
  } = props;
  const nameId = useId();
  return (
    <article
      {...rest}
      className="practitioner-card"
      aria-labelledby={nameId}
      data-unsuitable={unsuitable ? true : undefined}
      data-compact={compact || narrow || undefined}
      data-current={current || undefined}
    >
      <Avatar
        src={photo}
        sizes={compact || narrow
          ? "84px"
          : "(min-width: 992px) 132px, (min-width: 768px) 124px, 88px"}
        priority={first}
      />
      <div data-part="person">
        <h3>
          <span>
            <Link href={href} tone="quiet" id={nameId}>{name}</Link>
            {verifiedLabel && (
              <>
                <Icon name="badge-check" />
                <VisuallyHidden>{verifiedLabel}</VisuallyHidden>
              </>
            )}
          </span>
          {keep}
        </h3>
        <p data-part="practices">
          {practices.map((practice) => (
            <PracticeLabel key={practice.name} group={practice.group}>
              {practice.name}
            </PracticeLabel>
          ))}
        </p>
      </div>
      <div data-part="details">
        {verdicts.length > 0 && (
          <p data-part="verdicts">
            {verdicts.map(({ value, label }) => (
              <VerdictBadge key={value} verdict={value}>{label}</VerdictBadge>
            ))}
          </p>
        )}
        {unsuitable && <p data-part="unsuitable">{unsuitable}</p>}
        {!compact && <p data-part="lead">{lead}</p>}
        <IconList items={details} />
        {matchReasons && !compact && (
          <details>
            <summary>{matchReasons.summary}</summary>
            <ul>{matchReasons.terms.map((term, i) => <li key={i}>{term}</li>)}</ul>
          </details>
        )}
      </div>
      <Times {...props} />
    </article>
  );
}
