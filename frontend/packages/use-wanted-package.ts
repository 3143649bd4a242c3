import { useSearchParams } from "react-router";

/** The package whose dialog is open. It stands in the address, so that a visitor who signs in comes back to it. */
export function useWantedPackage() {
  const [params, setParams] = useSearchParams();
  const set = (id: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete("package");
      else next.set("package", id);
      return next;
    }, { preventScrollReset: true, replace: id === null });
  return {
    wanted: params.get("package"),
    open: (id: string) => set(id),
    close: () => set(null),
  };
}
