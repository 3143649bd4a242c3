/** A narrow column breaks an address after "@" first. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf("@") + 1;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
