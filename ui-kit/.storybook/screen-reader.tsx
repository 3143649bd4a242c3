import { DocsContext, Heading } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { ariaSnapshot } from "../aria-snapshot.ts";

/** Longer ones are opened by the reader. */
const shortOutline = 6;

type Story = { id: string; name: string };

const partsOfStorybook = "script, style, [class^='sb-'], [id^='storybook-'], [id^='addon-']";

/** Where a story is drawn: in the page, or in a frame of its own, as dialogs are. */
function drawnParts(place: Element): { parts: Element[]; watched: Node } {
  const body = place.querySelector("iframe")?.contentDocument?.body;
  if (!body) return { parts: [place], watched: place };
  const root = body.querySelector("#storybook-root");
  const beside = [...body.children].filter((part) => !part.matches(partsOfStorybook));
  return { parts: root ? [root, ...beside] : [], watched: body };
}

function useOutline({ id }: Story): string {
  const [outline, setOutline] = useState("");
  useEffect(() => {
    const place = document.querySelector(`[id^='story--${id}']`);
    if (!place) return;
    const observer = new MutationObserver(read);
    function read() {
      const { parts } = drawnParts(place!);
      setOutline(parts.map((part) => ariaSnapshot(part)).filter(Boolean).join("\n"));
    }
    function watch() {
      observer.disconnect();
      const kinds = { characterData: true, childList: true, attributes: true, subtree: true };
      observer.observe(drawnParts(place!).watched, kinds);
      read();
    }
    watch();
    // A frame has another document once it has loaded; its event is not passed on.
    place.addEventListener("load", watch, true);
    return () => {
      observer.disconnect();
      place.removeEventListener("load", watch, true);
    };
  }, [id]);
  return outline;
}

function State({ story, isFirst }: { story: Story; isFirst: boolean }) {
  const outline = useOutline(story);
  if (outline === "") return null;
  const lines = outline.split("\n").length;
  return (
    <details className="docs-state" open={isFirst || lines <= shortOutline}>
      <summary>{story.name}</summary>
      <pre className="docs-outline">{outline}</pre>
    </details>
  );
}

/** What a screen reader is given of each story of the page. `rule`: what to know before. */
export function ScreenReader({ rule }: { rule: string | undefined }) {
  const stories: Story[] = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>Screen reader</Heading>
      {rule && <p>{rule}</p>}
      <p>Roles, names and states of each story of this page, as it stands now.</p>
      {stories.map((story, at) => <State key={story.id} story={story} isFirst={at === 0} />)}
    </>
  );
}
