import type { ComponentProps, ReactNode } from "react";
import { Avatar } from "../layout/avatar.tsx";
import type { PictureSource } from "../layout/picture.tsx";
import { Text } from "../layout/text.tsx";
import { IconList, type IconListProps } from "./icon-list.tsx";
import { type PracticeGroup, PracticeLabel } from "./practice-label.tsx";
import { type Verdict, VerdictBadge } from "./verdict-badge.tsx";
import "./practitioner-header.css";

export type PractitionerHeaderProps = Omit<ComponentProps<"header">, "className" | "children"> & {
  name: string;
  photo?: PictureSource | undefined;
  practices: { group: PracticeGroup; name: string }[];
  lead: ReactNode;
  details: IconListProps["items"];
  verdict?: { value: Verdict; label: string } | undefined;
  actions?: ReactNode;
};

/** The header of the page of a practitioner. */
export function PractitionerHeader(
  { name, photo, practices, lead, details, verdict, actions, ...rest }: PractitionerHeaderProps,
) {
  return (
    <header {...rest} className="practitioner-header">
      <Avatar
        src={photo}
        alt={photo ? name : ""}
        shownWidth={208}
        sizes="(min-width: 768px) 208px, 104px"
        priority
      />
      <div data-part="person">
        <h1>{name}</h1>
        <p>
          {practices.map((practice) => (
            <PracticeLabel key={practice.name} group={practice.group}>
              {practice.name}
            </PracticeLabel>
          ))}
        </p>
      </div>
      <div data-part="details">
        <Text size="lead">{lead}</Text>
        <IconList items={details} />
        {verdict && <VerdictBadge verdict={verdict.value}>{verdict.label}</VerdictBadge>}
        {actions}
      </div>
    </header>
  );
}
