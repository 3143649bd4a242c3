import { Button } from "../controls/button.tsx";
import type { IconName } from "../controls/icon.tsx";
import { Row } from "../layout/row.tsx";
import { MenuButton } from "../navigation/menu-button.tsx";
import "./add-to-calendar.css";

const calendars = ["google", "outlook", "apple", "file"] as const;

type Calendar = (typeof calendars)[number];

export type AddToCalendarProps = {
  label: string;
  /** Names of the calendars; `file` is any other program. */
  names: Record<Calendar, string>;
  /** Pages that open in a new tab with the entry filled in. */
  links: { google: string; outlook: string };
  /** Apple's calendar and all other programs open an .ics file. */
  onFile: () => void;
  filePending?: boolean | undefined;
  /** One menu, for a card with other actions, or a button per calendar. */
  variant?: "menu" | "buttons" | undefined;
};

const icons: Record<Calendar, IconName> = {
  google: "external-link",
  outlook: "external-link",
  apple: "download",
  file: "download",
};

/** Puts a session into the person's own calendar. */
export function AddToCalendar(
  { label, names, links, onFile, filePending = false, variant = "menu" }: AddToCalendarProps,
) {
  const hrefOf = (calendar: Calendar) =>
    calendar === "google" || calendar === "outlook" ? links[calendar] : undefined;
  if (variant === "menu") {
    const choices = calendars.map((calendar) => ({
      id: calendar,
      label: names[calendar],
      icon: icons[calendar],
      href: hrefOf(calendar),
      newTab: hrefOf(calendar) !== undefined,
    }));
    return (
      <MenuButton
        label={label}
        icon="calendar-plus"
        groups={[choices]}
        onPick={(id) => {
          if (!filePending && (id === "apple" || id === "file")) onFile();
        }}
      />
    );
  }
  return (
    <div className="add-to-calendar" role="group" aria-label={label}>
      <p>{label}</p>
      <Row>
        {calendars.map((calendar) => {
          const href = hrefOf(calendar);
          return (
            <Button
              key={calendar}
              small
              icon={icons[calendar]}
              {...(href === undefined
                ? { onClick: onFile, pending: filePending }
                : { href, target: "_blank", rel: "noopener" })}
            >
              {names[calendar]}
            </Button>
          );
        })}
      </Row>
    </div>
  );
}
