// Runs before the scripts of the page and remembers the last tap on a button; `early-tap.ts` repeats it.
document.onclick = ({ target }) => {
  document.earlyTap = target.closest("button");
};
