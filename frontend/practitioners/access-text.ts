import type { TherapistPage } from "../api/therapists.ts";
import type { Translate } from "../i18n/translate.ts";

type Access = TherapistPage["locations"][number]["access"];

/** How people get to and into a place, in one line; empty when nothing is known. */
export function accessText(access: Access, t: Translate): string {
  const { stepFree, steps, lift, accessibleToilet, doorWidthCm, parking } = access;
  const { publicTransport, quietRoom } = access;
  const entrance = stepFree ? "stepFree" : "notStepFree";
  const parkings = { free: "parkingFree", paid: "parkingPaid", none: "parkingNone" } as const;
  const facts = [
    stepFree !== undefined && t(`therapist.view.access.${entrance}`),
    steps && t("therapist.view.access.steps", { count: steps }),
    lift !== undefined && t(`therapist.view.access.${lift ? "lift" : "noLift"}`),
    accessibleToilet !== undefined &&
    t(`therapist.view.access.${accessibleToilet ? "accessibleToilet" : "noAccessibleToilet"}`),
    doorWidthCm && t("therapist.view.access.door", { count: doorWidthCm }),
    parking && t(`therapist.view.access.${parkings[parking]}`),
    quietRoom && t("therapist.view.access.quietRoom"),
    publicTransport && t("therapist.view.access.publicTransport", { lines: publicTransport }),
  ];
  return facts.filter(Boolean).join(" · ");
}
