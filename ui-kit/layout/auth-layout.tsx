import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "../controls/icon.tsx";
import { GrowthRings } from "./growth-rings.tsx";
import "./auth-layout.css";

export type AuthLayoutProps = Omit<ComponentProps<"div">, "className" | "title"> & {
  title: ReactNode;
  benefits: { icon: IconName; text: ReactNode }[];
};

/** The layout of sign-in pages: a dark half with benefits and a half with the form (`children`). On a narrow page the form comes first. */
export function AuthLayout({ title, benefits, children, ...rest }: AuthLayoutProps) {
  return (
    <div {...rest} className="auth-layout">
      <div data-part="form">
        <div>{children}</div>
      </div>
      <div data-part="benefits">
        <GrowthRings seed="the door" variant="background" />
        <h2>{title}</h2>
        <ul>
          {benefits.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
