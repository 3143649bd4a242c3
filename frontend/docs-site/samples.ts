import hljs from "highlight.js/lib/common";
import http from "highlight.js/lib/languages/http";
import { escape } from "html-escaper";
import type { MarkedExtension, Token, Tokens } from "marked";

hljs.registerLanguage("http", http);

const names: Record<string, string> = {
  sh: "Shell",
  ts: "TypeScript",
  tsx: "TypeScript",
  js: "JavaScript",
  python: "Python",
  html: "HTML",
  json: "JSON",
  http: "HTTP",
};

/** Samples of code that follow each other become the tabs of one group. The tabs are radio buttons, which need no script. */
export function samples(): MarkedExtension {
  return {
    hooks: { processAllTokens: grouped },
    extensions: [{ name: "samples", renderer: (token) => group(token["samples"]) }],
  };
}

function grouped(tokens: Token[]): Token[] {
  const found: Token[] = [];
  for (const token of tokens) {
    const last = found.at(-1);
    if (token.type === "space" && last?.type === "samples") continue;
    if (token.type !== "code") found.push(token);
    else if (last?.type === "samples") last["samples"].push(token);
    else found.push({ type: "samples", raw: token.raw, samples: [token] });
  }
  return found;
}

let groups = 0;

function group(list: Tokens.Code[]): string {
  const figures = list.map(figure);
  const name = `sample-${++groups}`;
  const tabs = list.map((sample, at) => {
    const tab = escape(nameOf(sample));
    return `<input type="radio" name="${name}" id="${name}-${at}" value="${tab}"${
      at === 0 ? " checked" : ""
    }><label for="${name}-${at}">${tab}</label>`;
  });
  if (figures.length === 1) return `<div class="samples">${figures[0]}</div>`;
  return `<fieldset class="samples" data-tabs><legend>Language of the sample</legend>${
    tabs.join("")
  }${figures.join("")}</fieldset>`;
}

function figure(sample: Tokens.Code): string {
  const { text, lang = "" } = sample;
  const code = hljs.getLanguage(lang)
    ? hljs.highlight(text, { language: lang }).value
    : escape(text);
  const name = escape(nameOf(sample));
  return `<figure><figcaption>${name}</figcaption><pre tabindex="0" aria-label="${name}"><code>${code}</code></pre></figure>`;
}

function nameOf({ text, lang = "" }: Tokens.Code): string {
  return lang === "sh" && /\bcurl\b/.test(text) ? "curl" : names[lang] ?? "Text";
}
