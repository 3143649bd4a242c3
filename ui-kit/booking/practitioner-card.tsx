import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../controls/icon.tsx";
import { useFocusRecovery } from "../controls/use-focus-recovery.ts";
import { Link } from "../controls/link.tsx";
import { Avatar } from "../layout/avatar.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import { Price } from "./price.tsx";
import { Slot, type SlotProps } from "./slot.tsx";
import { type Verdict, VerdictBadge } from "./verdict-badge.tsx";
import "./practitioner-card.css";

/** A free time with the address where booking it begins. */
export type FreeTime = Pick<SlotProps, "time" | "dateTime" | "day"> & {
  href: string;
  /** Accessible name with whole date and person, where day and time are not enough. */
  label?: string | undefined;
};

export type PractitionerCardProps = Omit<ComponentProps<"article">, "className" | "children"> & {
  /** The person's name. */
  name: string;
  /** The person's page. */
  href: string;
  /** The person's picture; without it initials. */
  photo?: string | undefined;
  /** Two letters for a person without a picture. */
  initials?: string | undefined;
  /** Says that credentials were checked; without it there is no sign. */
  verifiedLabel?: string | undefined;
  /** What the person offers. */
  practices: { group: PracticeGroup; name: string }[];
  /** What the test says; `contraindicated` sinks the card. */
  verdict?: { value: Verdict; label: string } | undefined;
  /** The person's own words, or the reason why it does not suit. */
  lead: ReactNode;
  /** Rating, place, meeting types, languages. */
  details: IconListProps["items"];
  /** Why it was found: one line, and the terms of the score under it. */
  matchReasons?: { summary: string; terms: ReactNode[] } | undefined;
  /** From what price, and how long it takes. */
  price: ReactNode;
  duration?: ReactNode;
  /** Names the list of free times. */
  timesLabel: string;
  /** The next free times, at most three. */
  times: FreeTime[];
  /** Said when there is none this week; the first of `times` is then the next one after it. */
  noneThisWeek?: ReactNode;
  /** In place of times: ask first, or a failure. */
  fallback?: ReactNode;
  /** Links under the times: all times, read more. */
  links?: { href: string; label: string }[] | undefined;
};

function Times(
  { price, duration, timesLabel, times, noneThisWeek, fallback, links = [] }: PractitionerCardProps,
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
      {links.length > 0 && (
        <p data-part="links">
          {links.map(({ href, label }, i) => (
            <Link key={label} href={href} tone={i > 0 ? "quiet" : undefined}>{label}</Link>
          ))}
        </p>
      )}
    </div>
  );
}

/** A person who was found: face, words, times. */
export function PractitionerCard(props: PractitionerCardProps) {
  const {
    name,
    href,
    photo,
    initials,
    verifiedLabel,
    practices,
    verdict,
    lead,
    details,
    matchReasons,
    price: _price,
    duration: _duration,
    timesLabel: _timesLabel,
    times: _times,
    noneThisWeek: _none,
    fallback: _instead,
    links: _links,
    ...rest
  } = props;
  const nameId = useId();
  return (
    <article
      {...rest}
      className="practitioner-card"
      aria-labelledby={nameId}
      data-verdict={verdict?.value}
    >
      <Avatar src={photo} initials={initials} loading="lazy" />
      <div data-part="who">
        <h3>
          <Link href={href} tone="quiet" id={nameId}>{name}</Link>
          {verifiedLabel && (
            <>
              <Icon name="badge-check" />
              <VisuallyHidden>{verifiedLabel}</VisuallyHidden>
            </>
          )}
        </h3>
        <p data-part="practices">
          {practices.map((practice) => (
            <PracticeLabel key={practice.name} group={practice.group}>
              {practice.name}
            </PracticeLabel>
          ))}
        </p>
        {verdict && <VerdictBadge verdict={verdict.value}>{verdict.label}</VerdictBadge>}
      </div>
      <div data-part="rest">
        <p data-part="lead">{lead}</p>
        <IconList items={details} />
        {matchReasons && (
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
