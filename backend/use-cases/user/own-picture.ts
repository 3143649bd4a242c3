import { isPersonalPicture } from "../../domain/picture.ts";
import type { Ports } from "../../ports/ports.ts";

/** Deletes a picture that a user uploaded. A practitioner's portrait is also on the profile and stays. */
export async function removeOwnPicture(
  { pictures }: Pick<Ports, "pictures">,
  pictureKey: string | null,
): Promise<void> {
  if (pictureKey && isPersonalPicture(pictureKey)) await pictures.remove(pictureKey);
}
