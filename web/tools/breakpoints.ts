// PostCSS plugin that expands the named breakpoints: `@media (--short)` and `@media not (--low)`.
import { BREAKPOINTS, type Breakpoint } from "../src/styles/breakpoints";

interface AtRule {
  params: string;
  error: (message: string) => Error;
}

export const breakpoints = {
  postcssPlugin: "breakpoints",
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params
        .replace(/^not (?=\(--)/, "not all and ")
        .replace(/\(--(\w+)\)/g, (_, name: string) => {
          if (!(name in BREAKPOINTS)) throw rule.error(`no breakpoint is called ${name}`);
          return BREAKPOINTS[name as Breakpoint];
        });
    },
  },
};
