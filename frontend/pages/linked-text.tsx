import { Link } from "ui-kit/controls/link.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";

const linkable =
  /(https:\/\/[^\s<>]*[^\s<>.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:112|116[ \u00a0]\d{3})\b)/;

function linkOf(word: string): string {
  if (word.startsWith("https://")) return word;
  return word.includes("@") ? `mailto:${word}` : `tel:${word.replaceAll(/\s/g, "")}`;
}

export function LinkedText({ children }: { children: string }) {
  return children.split(linkable).map((word, i) =>
    i % 2 === 1 ? <Link key={i} href={linkOf(word)}>{word}</Link> : word
  );
}

export function Paragraphs({ children }: { children: string }) {
  return (
    <Prose>
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
    </Prose>
  );
}
