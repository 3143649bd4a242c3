// Runs before the scripts of the page. It remembers the last tap on a button; `early-tap.ts` repeats it.
document.onclick = ({ target }) => {
  document.earlyTap = target.closest("button");
};

// The page is readable without its scripts, so they come after its first frame. A hidden page has no frames.
const frame = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 1000);
});
const parsed = new Promise((resolve) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
  else resolve();
});
Promise.all([frame, parsed]).then(async () => {
  const files = document.getElementById("scripts")?.dataset.files.split(" ") ?? [];
  for (const file of files) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href: file }));
  }
  // Each file is a task of its own, so that taps and scrolling get their turn between them.
  for (const file of files) {
    await import(file).catch(console.error);
    await new Promise((resolve) => setTimeout(resolve));
  }
});
