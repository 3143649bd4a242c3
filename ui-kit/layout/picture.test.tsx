import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const widths = [16, 96, 128, 256, 384, 500, 640];
const source = {
  src: "/anna.jpg",
  blur: "data:image/webp;base64,AAAA",
  widths,
  variant: (width: number, format: string) => `/anna/${width}.${format}`,
};

test("a browser may choose among the widths for screens of one to three pixels per CSS pixel", () => {
  const html = renderToString(<Picture source={source} alt="Anna" shownWidth={124} />);
  const srcSets = [...html.matchAll(/type="([^"]+)"[^>]*srcSet="([^"]+)"/g)];
  expect(srcSets.map(([, type, srcSet]) => [type, srcSet])).toEqual([
    ["image/avif", "/anna/128.avif 128w, /anna/256.avif 256w, /anna/384.avif 384w"],
    ["image/webp", "/anna/128.webp 128w, /anna/256.webp 256w, /anna/384.webp 384w"],
  ]);
  expect(html).toContain('sizes="124px"');
});

test("the server's markup has the blur and no inline style, which the policy would block", () => {
  const html = renderToString(<Picture source={source} alt="Anna" shownWidth={124} />);
  expect(html).toContain(`src="${source.blur}" width="16" height="16" alt="" aria-hidden="true"`);
  expect(html).not.toContain("style=");
  expect(html).toContain('loading="lazy"');
});

test("the first picture is loaded at once and before others", () => {
  const html = renderToString(<Picture source={source} alt="Anna" shownWidth={124} priority />);
  expect(html).toContain('fetchPriority="high"');
  expect(html).not.toContain("lazy");
});

test("a plain address has neither variants nor a blur", () => {
  const html = renderToString(<Picture source="/anna.jpg" alt="" shownWidth={124} />);
  expect(html).not.toContain("<source");
  expect(html.match(/<img/g)).toHaveLength(1);
});
