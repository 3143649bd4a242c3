import { descriptionIn } from "../domain/team.ts";
import type { Language } from "../domain/text.ts";
import type { Ports } from "../ports/ports.ts";
import type { findShownTeam } from "../use-cases/teams/find-shown-team.ts";
import { asJson, describeText, type PageDescription } from "./page-descriptions.ts";

type ShownTeam = Awaited<ReturnType<typeof findShownTeam>>;

/** The page of a team as search engines read it. */
export async function describeTeam(
  { persistence }: Pick<Ports, "persistence">,
  { team, members }: ShownTeam,
  language: Language,
  settings: { publicUrl: string; brand: string },
): Promise<PageDescription> {
  const values = await persistence.domainValues.list();
  const city = values.find(({ domainCode, code }) => domainCode === "CITY" && code === team.city);
  const path = `/team/${team.slug}`;
  const url = `${settings.publicUrl}${path}`;
  const description = descriptionIn(team, language).text;
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${url}#team`,
    name: team.name,
    url,
    description,
    ...(team.address || team.city
      ? {
        address: {
          "@type": "PostalAddress",
          ...(team.address ? { streetAddress: team.address } : {}),
          ...(team.city ? { addressLocality: city?.labels[language] ?? team.city } : {}),
          addressCountry: "EE",
        },
      }
      : {}),
    member: members.map(({ name, slug }) => ({
      "@type": "Person",
      "@id": `${settings.publicUrl}/therapist/view/${slug}#person`,
      name,
      url: `${settings.publicUrl}/therapist/view/${slug}`,
    })),
  };
  const page = describeText({ path, name: team.name, description }, language, settings);
  const script = `<script type="application/ld+json">${asJson(organization)}</script>`;
  return { ...page, head: page.head + script };
}
