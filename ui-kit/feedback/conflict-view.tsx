import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../controls/icon.tsx";
import { wordDifferences, type WordPiece } from "./word-differences.ts";
import "./conflict-view.css";

type Version = { label: ReactNode; text: string };

export type ConflictViewProps = Omit<ComponentProps<"div">, "className" | "title"> & {
  title: ReactNode;
  when?: ReactNode;
  mine: Version;
  theirs: Version;
  /** The language of both texts. */
  textLang?: string | undefined;
  actions: ReactNode;
};

function Pieces({ pieces }: { pieces: WordPiece[] }) {
  return pieces.map(({ text, differs }, i) =>
    differs ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>
  );
}

/** Two versions of a text beside each other with the differing words marked. `children` is a field to merge them by hand. */
export function ConflictView(
  { title, when, mine, theirs, textLang, actions, children, ...rest }: ConflictViewProps,
) {
  const titleId = useId();
  const [ownPieces, theirPieces] = wordDifferences(mine.text, theirs.text);
  return (
    <div {...rest} className="conflict-view" role="group" aria-labelledby={titleId}>
      <div data-part="head">
        <h3 id={titleId}>
          <Icon name="git-compare-arrows" />
          <span>{title}</span>
        </h3>
        {when && <p>{when}</p>}
      </div>
      <div data-part="versions">
        <div>
          <p data-part="label">{mine.label}</p>
          <p lang={textLang}>
            <Pieces pieces={ownPieces} />
          </p>
        </div>
        <div>
          <p data-part="label">{theirs.label}</p>
          <p lang={textLang}>
            <Pieces pieces={theirPieces} />
          </p>
        </div>
      </div>
      {children}
      <div data-part="actions">{actions}</div>
    </div>
  );
}
