import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fill } from "./fill.tsx";

test("elements replace the placeholders of a text", () => {
  const line = fill("New here? {{link}}.", { link: <a href="/register">Create</a> });
  expect(renderToStaticMarkup(<p>{line}</p>))
    .toBe('<p>New here? <a href="/register">Create</a>.</p>');
});

test("a text without placeholders stays unchanged", () => {
  expect(renderToStaticMarkup(<p>{fill("Nothing here", {})}</p>)).toBe("<p>Nothing here</p>");
});
