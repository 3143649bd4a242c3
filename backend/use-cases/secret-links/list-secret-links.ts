import type { Practice } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnLink, ownLink, ownTherapist } from "./own-links.ts";

type OwnLinks = {
  /** Only our own calendar books by links. */
  isOffered: boolean;
  practices: Practice[];
  links: OwnLink[];
};

/** The caller's links, the latest first. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function listSecretLinks(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account }: Context,
): Promise<OwnLinks> {
  const { persistence, scheduling } = ports;
  const therapist = await ownTherapist(ports, account);
  const links = await persistence.secretLinks.listOf(therapist.id);
  return {
    isOffered: scheduling.holds !== null,
    practices: therapist.practices,
    links: links.map((link) => ownLink(ports, therapist, link)),
  };
}
