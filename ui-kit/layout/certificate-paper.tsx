import type { ReactNode } from "react";
import { growthRings } from "./ring-drawing.ts";
import { Logo } from "./logo.tsx";
import "./certificate-paper.css";

export type CertificatePaperProps = {
  brand: string;
  /** As many rings are drawn. */
  rings: number;
  /** "Liisa Tamm has finished the course" */
  who: ReactNode;
  title: ReactNode;
  lang?: string | undefined;
  facts: ReactNode;
  meaning: ReactNode;
  codeLabel: ReactNode;
  code: string;
};

/** A certificate as it is printed. */
export function CertificatePaper(
  { brand, rings, who, title, lang, facts, meaning, codeLabel, code }: CertificatePaperProps,
) {
  const years = Array.from({ length: rings }, () => ({ width: 84 / rings }));
  return (
    <article className="certificate-paper">
      <div data-part="head">
        <Logo brand={brand} />
        <svg viewBox="0 0 200 200" aria-hidden="true">
          {growthRings(code, { years, lean: 0.04 }).map(({ d }, at) => <path key={at} d={d} />)}
        </svg>
      </div>
      <div data-part="words">
        <p data-part="soft">{who}</p>
        <h2 lang={lang}>{title}</h2>
        <p data-part="soft">{facts}</p>
      </div>
      <div data-part="foot">
        <p data-part="meaning">{meaning}</p>
        <p data-part="code">
          <span>{codeLabel}</span>
          <b>{code}</b>
        </p>
      </div>
    </article>
  );
}
