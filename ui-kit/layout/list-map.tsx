import type { ComponentProps, ReactNode } from "react";
import "./list-map.css";

export type ListMapProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  list: ReactNode;
  map: ReactNode;
  /** The selected entry where the list is hidden: below a narrow map, over the foot of a wide one. */
  selected?: ReactNode;
  /** Below the map. */
  note?: ReactNode;
  /** Goes on where the list is hidden. */
  more?: ReactNode;
};

/** A list with a map beside it from 1200 px on; the map alone below. */
export function ListMap({ list, map, selected, note, more, ...rest }: ListMapProps) {
  return (
    <div {...rest} className="list-map">
      <div data-part="list">{list}</div>
      <div data-part="place">
        <div data-part="map">
          {map}
          {selected && <div data-part="selected">{selected}</div>}
        </div>
        {note}
        {more && <div data-part="more">{more}</div>}
      </div>
    </div>
  );
}
