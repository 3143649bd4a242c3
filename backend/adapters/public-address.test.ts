import { expect, test } from "vitest";
import { isPublicAddress, reachOf } from "./public-address.ts";

test.each([
  "8.8.8.8",
  "193.40.0.1",
  "172.15.255.255",
  "172.32.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "2a00:1450:4026:803::200e",
  "2001:4860:4860::8888",
  "::ffff:8.8.8.8",
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["loopback", ["127.0.0.1", "127.255.255.254", "::1", "0:0:0:0:0:0:0:1"]],
  ["private", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"]],
  ["link-local", ["169.254.0.1", "fe80::1", "fe80::1%eth0"]],
  ["metadata service", ["169.254.169.254", "fd00:ec2::254", "168.63.129.16", "100.100.100.200"]],
  ["carrier-grade NAT", ["100.64.0.1", "100.127.255.255"]],
  ["unspecified", ["0.0.0.0", "0.1.2.3", "::"]],
  ["multicast", ["224.0.0.1", "239.255.255.255", "ff02::1"]],
  ["reserved", ["240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "2001:db8::1"]],
  ["unique local", ["fc00::1", "fdff::1"]],
  ["IPv4-mapped", ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "::127.0.0.1"]],
  ["translated", ["64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001::1"]],
  ["unassigned", ["4000::1", "fec0::1", "100::1"]],
  ["invalid", ["", "localhost", "example.org", "256.1.1.1", "127.0.0.1:80", "1.2.3.4/8"]],
])("%s addresses are not public", (_kind, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test("loopback in another notation is not public", () => {
  expect(["127.1", "0x7f000001", "2130706433", "017700000001"].filter(isPublicAddress)).toEqual([]);
});

test("only a server on loopback connects to loopback, and no server to a private network", () => {
  const local = reachOf({ publicUrl: "http://localhost:8000", isProduction: false });
  expect(local.insecure).toBe(true);
  expect(["127.0.0.1", "::1", "1.1.1.1"].map(local.isAllowed)).toEqual([true, true, true]);
  expect(["10.0.0.1", "169.254.169.254", "fd00::1"].some(local.isAllowed)).toBe(false);
  for (
    const server of [
      { publicUrl: "https://demo.example", isProduction: false },
      { publicUrl: "http://localhost:8000", isProduction: true },
    ]
  ) {
    const reach = reachOf(server);
    expect(reach.insecure).toBe(false);
    expect(["127.0.0.1", "10.0.0.1", "1.1.1.1"].map(reach.isAllowed)).toEqual([false, false, true]);
  }
});
