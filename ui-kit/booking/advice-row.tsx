import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import "./advice-row.css";

export type AdviceRowProps = Omit<ComponentProps<"article">, "className" | "title"> & {
  /** The place in the list, beside the title from 768 px. */
  rank?: ReactNode;
  title: ReactNode;
  badge?: ReactNode;
  /** Why it suits or does not, each with the icon of its kind. */
  reasons: { icon: IconName; text: ReactNode; id: string }[];
  /** Where the reasons come from. */
  source?: ReactNode;
  actions?: ReactNode;
};

/** One thing that is recommended or advised against, with its reasons; `children` are details and offers. */
export function AdviceRow(
  { rank, title, badge, reasons, source, actions, children, ...rest }: AdviceRowProps,
) {
  const id = useId();
  return (
    <article {...rest} className="advice-row" aria-labelledby={id}>
      <span data-part="rank" aria-hidden="true">{rank ?? "–"}</span>
      <div data-part="body">
        <div data-part="head">
          <h3 id={id}>{title}</h3>
          {badge}
        </div>
        {reasons.length > 0 && (
          <ul data-part="reasons">
            {reasons.map((reason) => (
              <li key={reason.id}>
                <Icon name={reason.icon} size="small" />
                <span>{reason.text}</span>
              </li>
            ))}
          </ul>
        )}
        {source && <p data-part="source">{source}</p>}
        {children}
        {actions && <div data-part="actions">{actions}</div>}
      </div>
    </article>
  );
}
