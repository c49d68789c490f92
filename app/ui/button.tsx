import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** `filled` for the main action of a screen, `quiet` for the others. */
export type ButtonLook = "filled" | "quiet";

const shape =
  "relative inline-flex min-h-12 max-w-full items-center justify-center overflow-clip rounded-control border px-5 py-2.5 text-center leading-tight text-balance font-label transition-colors wrap-anywhere";
const looks: Record<ButtonLook, string> = {
  filled: "border-transparent bg-action text-on-action hover:bg-action-hover active:bg-strong active:text-on-strong",
  quiet: "border-current hover:border-strong hover:bg-strong hover:text-on-strong active:bg-action active:text-on-action",
};
const disabled = "disabled:cursor-not-allowed disabled:border-rule disabled:bg-transparent disabled:text-soft";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

export function Button({ look = "filled", type = "button", className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classNames(shape, looks[look], disabled, className)} />;
}

export function ButtonLink({ look = "filled", className, ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={classNames(shape, looks[look], className)} />;
}

export function ReloadLink({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href reloads the page
    <a href="" className={classNames(shape, looks.filled)}>
      {children}
    </a>
  );
}

type SubmitButtonProps = Omit<ButtonProps, "type" | "onClick"> & {
  loading: boolean;
  /** Announced by screen readers while loading. */
  loadingText: string;
};

/** Keeps its width and focus while `loading`, and ignores clicks. */
export function SubmitButton({ loading, loadingText, children, ...rest }: SubmitButtonProps) {
  return (
    <>
      <Button
        {...rest}
        type="submit"
        aria-disabled={loading || undefined}
        onClick={loading ? (event) => event.preventDefault() : undefined}
      >
        <span className={loading ? "opacity-75" : undefined}>{children}</span>
        {loading && <span className="run-of-light" />}
      </Button>
      <output className="sr-only">{loading && loadingText}</output>
    </>
  );
}

export function SendButton({ sending, copy }: { sending: boolean; copy: { send: string; sending: string } }) {
  return (
    <div>
      <SubmitButton loading={sending} loadingText={copy.sending}>
        {copy.send}
      </SubmitButton>
    </div>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> & {
  icon: IconName;
  label: string;
};

export function IconButton({ icon, label, type = "button", className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        "grid size-11 flex-none place-items-center rounded-control transition-colors hover:bg-strong hover:text-on-strong active:bg-action active:text-on-action",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
