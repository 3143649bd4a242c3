import type { MenuItem } from "../navigation/menu-items.ts";

export const menuItems: MenuItem[] = [
  { path: "/admin", title: "Dashboard", icon: "layout-dashboard" },
  { section: "Waiting for you" },
  { path: "/admin/practitioners", title: "Practitioners", icon: "users", badge: 3 },
  { path: "/admin/credentials", title: "Credentials", icon: "badge-check", badge: 6 },
  { path: "/admin/reports", title: "Reports", icon: "flag", disabled: true },
  { section: "Content" },
  {
    title: "Courses",
    icon: "book-open",
    children: [
      { path: "/admin/courses", title: "All courses" },
      { path: "/admin/materials", title: "Materials", badge: 2 },
    ],
  },
  {
    title: "Words",
    icon: "languages",
    badge: "et en ru",
    children: [
      { path: "/admin/values", title: "Domain values" },
      { path: "/admin/rules", title: "Test rules" },
    ],
  },
  { section: "Elsewhere" },
  { path: "https://heaolu.example/pood", title: "E-shop", icon: "gift", newTab: true },
];
