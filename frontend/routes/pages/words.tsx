import { Link } from "ui-kit/controls/link.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";

/** An address of mail, or a number one calls for help. */
const callable = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:112|116[ \u00a0]\d{3})\b)/;

function addressOf(word: string): string {
  return word.includes("@") ? `mailto:${word}` : `tel:${word.replaceAll(/\s/g, "")}`;
}

/** A text in which mail addresses and crisis numbers can be pressed. */
export function Words({ children }: { children: string }) {
  return children.split(callable).map((word, i) =>
    i % 2 === 1 ? <Link key={i} href={addressOf(word)}>{word}</Link> : word
  );
}

/** A text for reading; an empty line begins a new paragraph. */
export function Paragraphs({ children }: { children: string }) {
  return (
    <Prose>
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>
          <Words>{paragraph}</Words>
        </p>
      ))}
    </Prose>
  );
}
