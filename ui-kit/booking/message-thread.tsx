import type { ComponentProps, ReactNode } from "react";
import "./message-thread.css";

export type MessageThreadProps = Omit<ComponentProps<"ol">, "className" | "children"> & {
  messages: {
    id: string;
    /** Whether the reader wrote it; such messages stand at the end of the line. */
    own: boolean;
    from: ReactNode;
    when: ReactNode;
    /** What was decided with it. */
    mark?: ReactNode;
    text: string;
  }[];
};

/** What two people wrote each other, the oldest first. Line breaks stay. */
export function MessageThread({ messages, ...rest }: MessageThreadProps) {
  return (
    <ol {...rest} className="message-thread">
      {messages.map(({ id, own, from, when, mark, text }) => (
        <li key={id} data-own={own || undefined}>
          <p data-part="from">
            <b>{from}</b> <small>{when}</small>
          </p>
          <p data-part="text" dir="auto">{text}</p>
          {mark && <div data-part="mark">{mark}</div>}
        </li>
      ))}
    </ol>
  );
}
