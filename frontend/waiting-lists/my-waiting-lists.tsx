import { Stack } from "ui-kit/layout/stack.tsx";
import { PlaceCard } from "./place-card.tsx";
import { useMyWaitingLists } from "./queries.ts";

/** The lists the signed-in person is on; nothing when there are none. */
export function MyWaitingLists() {
  const places = useMyWaitingLists();
  if (places.length === 0) return null;
  return (
    <Stack gap="group">
      {places.map((place) => <PlaceCard key={place.id} place={place} />)}
    </Stack>
  );
}
