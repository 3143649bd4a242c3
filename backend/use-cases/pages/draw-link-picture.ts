import { linkPicturePerson } from "../../domain/link-picture.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { findVisibleTherapist } from "../therapists/find-visible-therapist.ts";

/**
 * The picture beside a link to the page of a practitioner, or without a slug to any other page. Throws ERR_NOT_FOUND for
 * practitioners that visitors do not see.
 */
export async function drawLinkPicture(
  { persistence, linkPictures }: Pick<Ports, "persistence" | "linkPictures">,
  { slug, language, brand }: { slug: string | null; language: Language; brand: string },
) {
  if (slug === null) return await linkPictures.draw({ language, brand, person: null });
  const therapist = await findVisibleTherapist(persistence, null, slug);
  const values = await persistence.domainValues.list();
  const person = linkPicturePerson(therapist, values, language);
  return await linkPictures.draw({ language, brand, person });
}
