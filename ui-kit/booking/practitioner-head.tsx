import type { ComponentProps, ReactNode } from "react";
import { Portrait } from "../layout/portrait.tsx";
import { Text } from "../layout/text.tsx";
import { Meta, type MetaProps } from "./meta.tsx";
import { type PracticeGroup, PracticeMark } from "./practice-mark.tsx";
import { type Verdict, VerdictBadge } from "./verdict-badge.tsx";
import "./practitioner-head.css";

export type PractitionerHeadProps = Omit<ComponentProps<"header">, "className" | "children"> & {
  /** The person's name, the h1 of the page. */
  name: string;
  /** The person's picture; without it initials. */
  face?: string | undefined;
  /** Two letters for a person without a picture. */
  initials?: string | undefined;
  /** What the person offers. */
  practices: { group: PracticeGroup; name: string }[];
  /** The person's own sentence. */
  lead: ReactNode;
  /** Rating, place, meeting types, languages. */
  meta: MetaProps["items"];
  /** What the test says. */
  verdict?: { is: Verdict; label: string } | undefined;
};

/** Face and name, then the person's own sentence. */
export function PractitionerHead(
  { name, face, initials, practices, lead, meta, verdict, ...rest }: PractitionerHeadProps,
) {
  return (
    <header {...rest} className="practitioner-head">
      <Portrait src={face} initials={initials} alt={face ? name : ""} fetchPriority="high" />
      <div data-part="who">
        <h1>{name}</h1>
        <p>
          {practices.map((practice) => (
            <PracticeMark key={practice.name} group={practice.group}>{practice.name}</PracticeMark>
          ))}
        </p>
      </div>
      <div data-part="rest">
        <Text size="lead">{lead}</Text>
        <Meta items={meta} />
        {verdict && <VerdictBadge verdict={verdict.is}>{verdict.label}</VerdictBadge>}
      </div>
    </header>
  );
}
