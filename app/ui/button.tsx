import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

/** `filled` for the one action of a screen, `quiet` beside it. */
export type ButtonLook = "filled" | "quiet";

const shape =
  "inline-flex min-h-12 items-center justify-center rounded-control border px-5 py-2.5 text-center leading-tight font-label transition-colors";
const looks: Record<ButtonLook, string> = {
  filled: "border-transparent bg-action text-on-action hover:bg-action-hover",
  quiet: "border-current hover:border-action hover:text-action",
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; loading?: boolean };

/** While `loading`, the button keeps its width and its focus, and takes no second press. */
export function Button({ look = "filled", loading = false, type = "button", className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={classNames(
        shape,
        looks[look],
        "disabled:cursor-not-allowed disabled:border-rule disabled:bg-transparent disabled:text-soft",
        "aria-busy:cursor-progress aria-busy:animate-pulse",
        className,
      )}
    />
  );
}

export function ButtonLink({ look = "filled", className, ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={classNames(shape, looks[look], className)} />;
}
