import { useQuery } from "@tanstack/react-query";
import { type ReactNode, use } from "react";
import { I18nextProvider } from "react-i18next";
import { DomainValuesContext, domainValuesIn } from "../../api/domain-values.ts";
import { i18n, translationsIn } from "../../i18n/i18n.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage } from "../../i18n/use-language.ts";

const loaded = new Map<Language, Promise<typeof i18n>>();

function translations(language: Language): Promise<typeof i18n> {
  const known = loaded.get(language) ??
    translationsIn(language, ["home", "therapist", "access", "shortlist"]).catch(() => {
      loaded.delete(language);
      return i18n;
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
    <I18nextProvider i18n={texts}>
      <DomainValuesContext value={data ?? null}>{children}</DomainValuesContext>
    </I18nextProvider>
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
