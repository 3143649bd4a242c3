// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useUploads } from "./use-uploads.ts";
import { fakeUploadServer } from "./uploads.testing.ts";

beforeEach(() => localStorage.clear());

const photo = (name: string) => new File(["abcdefghij"], name, { type: "image/jpeg" });

test("files are sent one after the other; a failed one stays, is sent again and finishes", async () => {
  const { faults } = fakeUploadServer();
  faults.push(507);
  const finished: string[] = [];
  const { result } = renderHook(() =>
    useUploads({
      purposeOf: () => "photo",
      onUploaded: (_upload, { name }) => finished.push(name),
    })
  );
  act(() => result.current.add([photo("a.jpg"), photo("b.jpg")]));
  await waitFor(() => expect(finished).toEqual(["b.jpg"]));
  const [failed] = result.current.files;
  expect(String(failed!.failure)).toContain("Query error status 507");
  act(() => result.current.retry(failed!.id));
  await waitFor(() => expect(finished).toEqual(["b.jpg", "a.jpg"]));
  await waitFor(() => expect(result.current.files).toEqual([]));
});

test.each([
  { single: true, next: "b.jpg" },
  { single: false, next: "a.jpg" },
])("$next takes the place of a.jpg that failed, single: $single", async ({ single, next }) => {
  const { faults } = fakeUploadServer();
  faults.push(507, 507);
  const { result } = renderHook(() =>
    useUploads({ purposeOf: () => "photo", onUploaded: () => {}, single })
  );
  const failedNames = () =>
    result.current.files.flatMap(({ file, failure }) => failure ? [file.name] : []);
  act(() => result.current.add([photo("a.jpg")]));
  await waitFor(() => expect(failedNames()).toEqual(["a.jpg"]));
  act(() => result.current.add([photo(next)]));
  await waitFor(() => expect(failedNames()).toEqual([next]));
  act(() => result.current.cancel(result.current.files[0]!.id));
  expect(result.current.files).toEqual([]);
});
