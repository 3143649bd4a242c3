import { useLocation } from "react-router";
import { Sections, TextPage } from "./text-page.tsx";

/** The page of text with the same name as its path. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <TextPage id={pathname.replaceAll("/", "")}>
      {({ sections }) => <Sections sections={sections} />}
    </TextPage>
  );
}
