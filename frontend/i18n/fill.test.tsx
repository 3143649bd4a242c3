import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fill } from "./fill.tsx";

test("parts of the page stand where the message wants them", () => {
  const line = fill("New here? {{link}}.", { link: <a href="/register">Create</a> });
  expect(renderToStaticMarkup(<p>{line}</p>))
    .toBe('<p>New here? <a href="/register">Create</a>.</p>');
});

test("a message without slots stays as it is", () => {
  expect(renderToStaticMarkup(<p>{fill("Nothing here", {})}</p>)).toBe("<p>Nothing here</p>");
});
