import { useQuery } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { DomainValuesContext, domainValuesIn } from "../../api/domain-values.ts";
import { currentTranslation, translationIn } from "../../i18n/i18n.ts";
import type { Language } from "../../i18n/language.ts";
import type { Translation } from "../../i18n/translate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { TranslationContext } from "../../i18n/use-translation.ts";

const loaded = new Map<Language, Promise<Translation>>();

function translationOf(language: Language): Promise<Translation> {
  const known = loaded.get(language) ??
    translationIn(language, ["home", "therapist", "access", "shortlist"]).catch(() => {
      loaded.delete(language);
      return currentTranslation();
    });
  loaded.set(language, known);
  return known;
}

function Translated({ language, loading, children }: {
  language: Language;
  loading: ReactNode;
  children: ReactNode;
}) {
  const texts = use(translationOf(language));
  const { data, isPending } = useQuery(domainValuesIn(language));
  if (isPending) return loading;
  return (
    <TranslationContext value={texts}>
      <DomainValuesContext value={data ?? null}>{children}</DomainValuesContext>
    </TranslationContext>
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
