import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type MapPin, ResultMap } from "ui-kit/booking/result-map.tsx";
import { ListMap } from "ui-kit/layout/list-map.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { TherapistCard } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { isMapArea, mapAreaAround } from "./place.ts";
import { mapNames } from "../../practitioners/map-names.ts";
import { ResultCard } from "../../practitioners/result-card.tsx";
import { useFilters } from "./use-filters.ts";

/** The map loads further pages by itself up to this many practitioners. */
const mostLoaded = 100;
const weekdayUntilMs = 6 * 86_400_000;

function usePins(cards: TherapistCard[]): MapPin[] {
  const { t } = useTranslation();
  const format = useFormat();

  function textOf(startsAt: string): string {
    const now = Date.now();
    const time = format.time(startsAt);
    if (format.day(startsAt) === format.day(now)) return `${format.day(startsAt)} ${time}`;
    const isNear = Date.parse(startsAt) - now < weekdayUntilMs;
    return isNear ? `${format.weekday(startsAt)} ${time}` : format.date(startsAt);
  }

  return cards.flatMap(({ id, name, place, nextTimes: [next] }) => {
    if (!place) return [];
    const when = next
      ? `${format.day(next.startsAt)} ${format.time(next.startsAt)}`
      : t("resultMap.noTimes");
    return [{
      id,
      latitude: place.lat,
      longitude: place.lon,
      text: next ? textOf(next.startsAt) : t("resultMap.noTimes"),
      label: `${name}, ${when}`,
      quiet: !next,
    }];
  });
}

function SelectedCard({ card, search }: { card: TherapistCard; search: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
    box.current?.querySelector("a")?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box}>
      <ResultCard card={card} search={search} compact />
    </div>
  );
}

/** The results as a list with a map beside it; on a narrow page the map with the selected practitioner. */
export function MapOfResults({ cards, search, more, isGoingOn, onMore }: {
  cards: TherapistCard[];
  search: string;
  more: ReactNode;
  /** Whether there are further pages, or one is being loaded. */
  isGoingOn: boolean;
  onMore: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters: { near }, change } = useFilters();
  const [hovered, setHovered] = useState<string>();
  const [picked, setPicked] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const current = hovered ?? picked;
  const pins = usePins(cards);
  const selected = cards.find(({ id }) => id === picked);
  const elsewhere = cards.length - pins.length;
  const isLoading = isGoingOn && cards.length < mostLoaded;

  useEffect(() => {
    if (cards.length < mostLoaded) onMore?.();
  }, [cards.length, onMore]);

  function pick(id: string) {
    setPicked(id);
    const position = cards.findIndex((card) => card.id === id);
    const card = list.current?.querySelectorAll("article")[position];
    if (!card || card.getClientRects().length === 0) return;
    card.scrollIntoView({ block: "nearest" });
    card.querySelector("a")?.focus({ preventScroll: true });
  }

  return (
    <ListMap
      list={
        <div ref={list}>
          <Stack as="ul" gap="group">
            {cards.map((card) => (
              <li key={card.id}>
                <ResultCard
                  card={card}
                  search={search}
                  compact
                  current={card.id === current}
                  onPointerEnter={() => setHovered(card.id)}
                  onPointerLeave={() => setHovered(undefined)}
                  onFocus={() => setHovered(card.id)}
                  onBlur={() => setHovered(undefined)}
                />
              </li>
            ))}
          </Stack>
          {more}
        </div>
      }
      map={
        <ResultMap
          label={t("resultMap.label", { count: pins.length })}
          pins={pins}
          loading={isLoading ? t("resultMap.loading") : undefined}
          names={mapNames(format.language)}
          here={near && !isMapArea(near)
            ? { latitude: near.lat, longitude: near.lon, label: t("resultMap.here") }
            : undefined}
          searchHere={{
            label: t("resultMap.searchHere"),
            onSearch: ({ latitude, longitude, kilometres }) =>
              change({
                near: mapAreaAround(latitude, longitude),
                withinKm: kilometres,
                cities: undefined,
              }),
          }}
          current={current}
          onCurrent={setHovered}
          onPick={pick}
          groupText={(count) => t("home.count", { count })}
          zoomInLabel={t("resultMap.closer")}
          zoomOutLabel={t("resultMap.further")}
        />
      }
      selected={selected && <SelectedCard key={selected.id} card={selected} search={search} />}
      note={elsewhere > 0 && (
        <Text size="small" tone="soft">{t("resultMap.elsewhere", { count: elsewhere })}</Text>
      )}
      more={more}
    />
  );
}
