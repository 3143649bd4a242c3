import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";

/** For example "Massage, 60 min". */
export function usePracticeLength() {
  const { label } = useDomainValues();
  const format = useFormat();
  return ({ type, durationMinutes }: { type: string; durationMinutes: number }) =>
    `${label("THERAPY_TYPE", type)}, ${format.minutes(durationMinutes)}`;
}
