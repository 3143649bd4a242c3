import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Shell } from "./shell/shell.tsx";

/** Everything below the router, the same on the server and in the browser. */
export function App({ cache }: { cache: QueryClient }) {
  return (
    <QueryClientProvider client={cache}>
      <Shell />
    </QueryClientProvider>
  );
}
