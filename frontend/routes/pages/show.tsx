import { useLocation } from "react-router";
import { Sections, TextPage } from "./text-page.tsx";

export function Component() {
  const { pathname } = useLocation();
  return (
    <TextPage id={pathname.replaceAll("/", "")}>
      {({ sections }) => <Sections sections={sections} />}
    </TextPage>
  );
}
