import { useQuery } from "@tanstack/react-query";
import { isNameGiven } from "backend/domain/account-name.ts";
import { consentsQuery } from "../api/consents.ts";
import { userRecordQuery } from "../api/current-user.ts";
import { useIsRestoringSession, useSessionUser } from "../api/use-sign-in-session.ts";
import { sharesSession } from "./embed.ts";

/** The person who is signed in on this origin. */
export type Visitor = {
  id: string;
  name: string;
  /** Whether the name is one that the person gave, not the first part of the address. */
  isNamed: boolean;
  email: string;
  phone: string | null;
  /** The version of the terms that the person still has to agree to; null when they have. */
  missingConsent: number | null;
};

/** The signed-in person; null for a guest, undefined until that is known. */
export function useVisitor(): Visitor | null | undefined {
  const user = useSessionUser();
  const isRestoring = useIsRestoringSession();
  const isShared = (user !== null || isRestoring) && sharesSession();
  const { data, error } = useQuery({ ...consentsQuery, enabled: isShared && user !== null });
  // What the form has stored since the sign-in.
  const stored = useQuery({ ...userRecordQuery(user?.email ?? ""), enabled: false });
  if (!isShared) return null;
  if (!user) return undefined;
  // Without an answer the booking is confirmed with a code.
  if (error) return null;
  if (!data) return undefined;
  const { id, name, email, phone } = stored.data?.user ?? user;
  const consent = data.find(({ purpose }) => purpose === "bookings");
  const isNamed = isNameGiven({ name, email });
  return {
    id,
    name,
    isNamed,
    email,
    phone,
    missingConsent: consent && !consent.isGiven ? consent.version : null,
  };
}
