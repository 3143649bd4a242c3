import { useDomainValues } from "../api/domain-values.ts";

/** Stored addresses end with the city in Estonian; here it is in the language of the page. */
export function usePlaceText(): (place: string) => string {
  const { list } = useDomainValues();
  return (place) => {
    const end = place.lastIndexOf(", ") + 2;
    const code = place.slice(end).normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
    const city = list("CITY").find((value) => value.code === code);
    return city ? place.slice(0, end) + city.value : place;
  };
}
