import { useQuery } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { TranslatorContext } from "../../i18n/use-translation.ts";
import { DomainValuesContext, domainValuesIn } from "../../api/domain-values.ts";
import { currentTranslator, translationsIn } from "../../i18n/i18n.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";

const loaded = new Map<Language, Promise<Translator>>();

function translations(language: Language): Promise<Translator> {
  const known = loaded.get(language) ??
    translationsIn(language, ["home", "therapist", "access", "shortlist"]).catch(() => {
      loaded.delete(language);
      return currentTranslator();
    });
  loaded.set(language, known);
  return known;
}

function Translated({ language, loading, children }: {
  language: Language;
  loading: ReactNode;
  children: ReactNode;
}) {
  const texts = use(translations(language));
  const { data, isPending } = useQuery(domainValuesIn(language));
  if (isPending) return loading;
  return (
    <TranslatorContext value={texts}>
      <DomainValuesContext value={data ?? null}>{children}</DomainValuesContext>
    </TranslatorContext>
  );
}

/** A part of the page as it is for a reader of one language. Waits for its texts inside a Suspense. */
export function InLanguage(props: { language: Language; loading: ReactNode; children: ReactNode }) {
  const ofPage = useLanguage();
  const { language, children } = props;
  return (
    <div lang={language}>
      {language === ofPage ? children : <Translated key={language} {...props} />}
    </div>
  );
}
