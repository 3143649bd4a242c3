import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../layout/avatar.tsx";
import { Text } from "../layout/text.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import { type Verdict, VerdictBadge } from "./verdict-badge.tsx";
import "./practitioner-header.css";

export type PractitionerHeaderProps = Omit<ComponentProps<"header">, "className" | "children"> & {
  /** The person's name, the h1 of the page. */
  name: string;
  /** The person's picture; without it initials. */
  photo?: string | undefined;
  /** Two letters for a person without a picture. */
  initials?: string | undefined;
  /** What the person offers. */
  practices: { group: PracticeGroup; name: string }[];
  /** The person's own sentence. */
  lead: ReactNode;
  /** Rating, place, meeting types, languages. */
  details: IconListProps["items"];
  /** What the test says. */
  verdict?: { value: Verdict; label: string } | undefined;
};

/** Face and name, then the person's own sentence. */
export function PractitionerHeader(
  { name, photo, initials, practices, lead, details, verdict, ...rest }: PractitionerHeaderProps,
) {
  return (
    <header {...rest} className="practitioner-header">
      <Avatar src={photo} initials={initials} alt={photo ? name : ""} fetchPriority="high" />
      <div data-part="who">
        <h1>{name}</h1>
        <p>
          {practices.map((practice) => (
            <PracticeLabel key={practice.name} group={practice.group}>
              {practice.name}
            </PracticeLabel>
          ))}
        </p>
      </div>
      <div data-part="rest">
        <Text size="lead">{lead}</Text>
        <IconList items={details} />
        {verdict && <VerdictBadge verdict={verdict.value}>{verdict.label}</VerdictBadge>}
      </div>
    </header>
  );
}
