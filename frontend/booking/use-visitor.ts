import { useQuery } from "@tanstack/react-query";
import { consentsQuery } from "../api/consents.ts";
import { useIsRestoringSession, useSessionUser } from "../api/use-sign-in-session.ts";
import { sharesSession } from "./embed.ts";

/** The person who is signed in on this origin. */
export type Visitor = {
  id: string;
  name: string;
  email: string;
  /** The version of the terms that the person still has to agree to; null when they have. */
  missingConsent: number | null;
};

/** The signed-in person; null for a guest, undefined until that is known. */
export function useVisitor(): Visitor | null | undefined {
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const isShared = (user !== null || isRestoring) && sharesSession();
  const { data, error } = useQuery({ ...consentsQuery, enabled: isShared && user !== null });
  if (!isShared) return null;
  if (!user) return undefined;
  // Without an answer the booking is confirmed with a code.
  if (error) return null;
  if (!data) return undefined;
  const { id, name, email } = user;
  const consent = data.find(({ purpose }) => purpose === "bookings");
  return { id, name, email, missingConsent: consent && !consent.isGiven ? consent.version : null };
}
