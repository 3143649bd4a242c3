import type { ComponentProps } from "react";
import { Link } from "../controls/link.tsx";
import "./logo.css";

const ringPaths = [
  "M121 99C121 102 120 104 119 106C118 108 116 110 115 112C113 114 112 117 110 118" +
  "C107 120 104 121 102 121C99 121 96 119 94 118C91 117 90 115 88 113C86 111 84 109 83 107" +
  "C82 104 82 102 82 99C82 97 83 94 84 92C85 90 86 87 88 86C90 84 92 81 94 80" +
  "C96 79 99 78 102 78C104 78 107 79 110 80C112 81 114 83 116 85C118 87 119 89 120 92" +
  "C121 94 121 97 121 99Z",
  "M152 98C152 104 149 110 147 115C144 121 141 126 137 131C134 136 130 142 124 146" +
  "C118 150 111 153 104 153C97 153 90 149 84 145C78 142 74 137 70 132C66 127 61 122 58 116" +
  "C56 111 54 104 54 98C55 91 58 85 60 80C63 74 66 69 70 64C74 59 79 54 84 50" +
  "C90 47 97 45 104 45C111 44 118 46 124 49C130 52 136 56 140 61C144 66 148 73 150 79" +
  "C152 85 152 92 152 98Z",
  "M188 96C187 106 184 117 180 126C175 135 169 143 162 152C156 160 149 170 140 176" +
  "C131 182 118 189 107 189C96 189 83 182 74 176C64 170 57 161 50 153C42 145 34 138 29 128" +
  "C25 118 22 106 23 96C24 86 29 75 34 66C38 56 43 47 50 39C57 31 64 22 74 17" +
  "C84 12 96 9 107 8C118 8 130 10 140 15C151 19 161 27 168 35C175 43 180 54 184 64" +
  "C187 74 188 86 188 96Z",
];

export type LogoProps = Omit<ComponentProps<"a">, "className" | "children"> & {
  brand: string;
  href?: string | undefined;
};

/** The logo: three growth rings and the brand name. */
export function Logo({ brand, href, ...rest }: LogoProps) {
  return (
    <Link {...rest} href={href} className="logo">
      <svg viewBox="0 0 200 200" aria-hidden="true">
        {ringPaths.map((d) => <path key={d} d={d} />)}
      </svg>
      {brand}
    </Link>
  );
}
