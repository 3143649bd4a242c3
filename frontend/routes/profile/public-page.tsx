import type { TherapistPage } from "../../api/therapists.ts";
import { Pictures, Places, Videos } from "../../practitioners/places.tsx";
import { About, Help, Overview, ProfileHeader } from "../../practitioners/profile.tsx";

/** What the public page shows of a profile, without times to book. */
export function PublicPage({ therapist }: { therapist: TherapistPage }) {
  return (
    <>
      <ProfileHeader therapist={therapist} />
      <Overview therapist={therapist} />
      <About therapist={therapist} />
      <Help therapist={therapist} />
      <Videos media={therapist.media} />
      <Pictures media={therapist.media} />
      <Places locations={therapist.locations} />
    </>
  );
}
