import "./work-week-legend.css";

export type WorkWeekLegendProps = {
  label: string;
  items: readonly { kind: "open" | "session" | "break" | "hold" | "busy"; label: string }[];
};

/** What the textures of a work week mean. */
export function WorkWeekLegend({ label, items }: WorkWeekLegendProps) {
  return (
    <ul className="work-week-legend" aria-label={label}>
      {items.map((item) => <li key={item.kind} data-kind={item.kind}>{item.label}</li>)}
    </ul>
  );
}
