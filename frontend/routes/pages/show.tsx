import { useLocation } from "react-router";
import { Sections, TextPage } from "./text-page.tsx";

/** The text that is called as the address. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <TextPage id={pathname.replaceAll("/", "")}>
      {({ sections }) => <Sections sections={sections} />}
    </TextPage>
  );
}
