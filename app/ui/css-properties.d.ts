import "react";

declare module "react" {
  /** A component's own custom properties stand beside the others. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
