import type { ComponentProps } from "react";
import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BadgeCheck,
  BookOpen,
  Calendar,
  CalendarCheck,
  CalendarOff,
  CalendarPlus,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Clock,
  CloudOff,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Flag,
  Gift,
  Globe,
  Info,
  Languages,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  Lock,
  LogIn,
  LogOut,
  Mail,
  MapPin,
  Menu,
  Minus,
  Moon,
  NotebookPen,
  Package,
  Palette,
  PanelLeft,
  Pencil,
  PenLine,
  Phone,
  Play,
  Plus,
  RotateCcw,
  ScrollText,
  Search,
  Send,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  Sprout,
  Star,
  Sun,
  Trash2,
  TriangleAlert,
  Upload,
  UserRound,
  Users,
  Video,
  Wallet,
  X,
} from "lucide-react";
import "./icon.css";

/** The whole vocabulary; a sign means one thing everywhere. */
const signs = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  "badge-check": BadgeCheck,
  "book-open": BookOpen,
  calendar: Calendar,
  "calendar-check": CalendarCheck,
  "calendar-off": CalendarOff,
  "calendar-plus": CalendarPlus,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "chevron-up": ChevronUp,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  clock: Clock,
  "cloud-off": CloudOff,
  eye: Eye,
  "eye-off": EyeOff,
  "external-link": ExternalLink,
  "file-text": FileText,
  flag: Flag,
  gift: Gift,
  globe: Globe,
  info: Info,
  languages: Languages,
  "layout-dashboard": LayoutDashboard,
  "life-buoy": LifeBuoy,
  "list-checks": ListChecks,
  lock: Lock,
  "log-in": LogIn,
  "log-out": LogOut,
  mail: Mail,
  "map-pin": MapPin,
  menu: Menu,
  minus: Minus,
  moon: Moon,
  "notebook-pen": NotebookPen,
  package: Package,
  palette: Palette,
  "panel-left": PanelLeft,
  "pen-line": PenLine,
  pencil: Pencil,
  phone: Phone,
  play: Play,
  plus: Plus,
  "rotate-ccw": RotateCcw,
  "scroll-text": ScrollText,
  search: Search,
  send: Send,
  "shield-alert": ShieldAlert,
  "shield-check": ShieldCheck,
  "sliders-horizontal": SlidersHorizontal,
  sprout: Sprout,
  star: Star,
  sun: Sun,
  "trash-2": Trash2,
  "triangle-alert": TriangleAlert,
  upload: Upload,
  "user-round": UserRound,
  users: Users,
  video: Video,
  wallet: Wallet,
  x: X,
};

const mirrored: ReadonlySet<IconName> = new Set<IconName>([
  "arrow-left",
  "arrow-right",
  "chevron-left",
  "chevron-right",
  "external-link",
  "log-in",
  "log-out",
  "panel-left",
  "send",
]);

export type IconName = keyof typeof signs;

export const iconNames = Object.keys(signs).sort() as IconName[];

export type IconProps = Omit<ComponentProps<"svg">, "className" | "ref"> & {
  /** A word of the vocabulary. */
  name: IconName;
  /** 20 px, or 16 px in meta lines and small buttons. */
  size?: "regular" | "small" | undefined;
  /** Its accessible name; without it the icon is hidden from assistive technology. */
  label?: string | undefined;
};

/** A line icon. It takes the colour of the words beside it. */
export function Icon({ name, size = "regular", label, ...rest }: IconProps) {
  const Sign = signs[name];
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Sign
      {...rest}
      {...spoken}
      className="icon"
      data-size={size}
      data-mirrored={mirrored.has(name) || undefined}
    />
  );
}
