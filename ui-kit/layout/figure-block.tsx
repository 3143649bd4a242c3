import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../controls/icon.tsx";
import "./figure-block.css";

export type FigureBlockProps = Omit<ComponentProps<"figure">, "className" | "children"> & {
  name: string;
  /** The number; a figure without one has only the sentence. */
  value?: ReactNode;
  sentence: ReactNode;
  /** The drawing. */
  children?: ReactNode;
  note?: ReactNode;
  /** The same as the drawing; the first column names the row. */
  table?: { open: string; columns: string[]; rows: string[][] } | undefined;
  /** On a surface of its own, where several stand beside each other. */
  framed?: boolean | undefined;
};

/** A number with its sentence, its drawing and the table of the drawing. */
export function FigureBlock(
  { name, value, sentence, children, note, table, framed, ...rest }: FigureBlockProps,
) {
  const id = useId();
  return (
    <figure
      {...rest}
      className="figure-block"
      data-framed={framed || undefined}
      aria-labelledby={id}
    >
      <figcaption>
        <h2 id={id}>{name}</h2>
        <p>
          {value && <strong>{value}</strong>}
          <span>{sentence}</span>
        </p>
      </figcaption>
      {children}
      {note && <p data-part="note">{note}</p>}
      {table && (
        <details>
          <summary>
            <Icon name="list" size="small" />
            {table.open}
          </summary>
          <div data-part="table" tabIndex={0} role="group" aria-labelledby={id}>
            <table>
              <thead>
                <tr>{table.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr>
              </thead>
              <tbody>
                {table.rows.map(([first, ...cells], row) => (
                  <tr key={row}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, nth) => <td key={nth}>{cell}</td>)}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </figure>
  );
}
