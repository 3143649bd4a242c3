import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { inSentence } from "../../i18n/in-sentence.ts";

/** Codes as words in a line: small, except the names of languages in English. */
export function useNames() {
  const { label } = useDomainValues();
  const { language, locale } = useFormat();
  return (domain: "LANGUAGE" | "MEETING_TYPE", codes: string[]): string => {
    const proper = domain === "LANGUAGE" && language === "en";
    const words = codes.map((code) => label(domain, code));
    return words.map((word) => proper ? word : inSentence(word, locale)).join(", ");
  };
}
