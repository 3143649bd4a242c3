import type { TFunction } from "i18next";
import type { TherapistPage } from "../api/therapists.ts";

type Access = TherapistPage["locations"][number]["access"];

/** How people get to and into a place, in one line; empty when nothing is known. */
export function accessText(access: Access, t: TFunction): string {
  const { stepFree, steps, lift, accessibleToilet, doorWidthCm, parking } = access;
  const { publicTransport, quietRoom } = access;
  const entrance = stepFree ? "stepFree" : "notStepFree";
  const parkings = { free: "parkingFree", paid: "parkingPaid", none: "parkingNone" } as const;
  const facts = [
    stepFree !== undefined && t(`access.${entrance}`),
    steps && t("access.steps", { count: steps }),
    lift !== undefined && t(`access.${lift ? "lift" : "noLift"}`),
    accessibleToilet !== undefined &&
    t(`access.${accessibleToilet ? "accessibleToilet" : "noAccessibleToilet"}`),
    doorWidthCm && t("access.door", { count: doorWidthCm }),
    parking && t(`access.${parkings[parking]}`),
    quietRoom && t("access.quietRoom"),
    publicTransport && t("access.publicTransport", { lines: publicTransport }),
  ];
  return facts.filter(Boolean).join(" · ");
}
