import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./decision-chain.css";

export type DecisionChainProps = Omit<ComponentProps<"details">, "className" | "title"> & {
  title: ReactNode;
  /** One way from an answer to a decision each. */
  chains: {
    id: string;
    steps: { name: ReactNode; value: ReactNode }[];
    /** Source and links. */
    note?: ReactNode;
  }[];
};

/** How a decision was made: "your answer → rule → decision". Closed at first. */
export function DecisionChain({ title, chains, ...rest }: DecisionChainProps) {
  return (
    <details {...rest} className="decision-chain">
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      {chains.map(({ id, steps, note }) => (
        <div key={id}>
          <ol>
            {steps.map(({ name, value }, i) => (
              <li key={i}>
                <span>{name}</span>
                <b>{value}</b>
              </li>
            ))}
          </ol>
          {note && <div data-part="note">{note}</div>}
        </div>
      ))}
    </details>
  );
}
