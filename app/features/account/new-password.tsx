import { useEffect, useState, type ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { FormState } from "#app/form/use-form.ts";
import type { Copy } from "./copy/fr.ts";
import { passwordTraits, passwordTypes, type PasswordTraits } from "./password-traits.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { keysOf } from "#i18n/keys-of.ts";
import { formatInBrackets } from "#i18n/traits.ts";
import type { AccountTexts } from "./account-texts.server.ts";

/** Delay after which screen readers announce the missing criteria, so that they do not speak on every key. */
const quietMs = 700;
const types = keysOf(passwordTypes);

type NewPasswordProps = { copy: AccountTexts["account"]; label: string } & Pick<FormState, "field" | "reasonOf">;

/**
 * Fields for a new password and its repetition, with a live checklist. Only the server knows common passwords, so that criterion
 * has no
 * tick; after an error for it, it is marked as unmet.
 */
export function NewPassword({ copy: { fields, longest, password: words }, label, field, reasonOf }: NewPasswordProps) {
  const [typed, setTyped] = useState("");
  const traits = passwordTraits(typed);
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          label={label}
          show={words.show}
          hide={words.hide}
          autoComplete="new-password"
          maxLength={longest.password}
          onChange={(event) => setTyped(event.currentTarget.value)}
          {...field("password")}
        />
        <PasswordNeeds words={words} traits={traits} isCommon={reasonOf("password") === "passwordCommon"} />
        <Announcement words={words} traits={traits} typed={typed} />
      </div>
      <PasswordField
        label={fields.confirmPassword}
        show={words.show}
        hide={words.hide}
        autoComplete="new-password"
        maxLength={longest.password}
        {...field("confirmPassword")}
      />
    </>
  );
}

type Words = Copy["password"];

function PasswordNeeds({ words, traits, isCommon }: { words: Words; traits: PasswordTraits; isCommon: boolean }) {
  return (
    <ul className="grid gap-1 text-small text-soft">
      <Need words={words} isMet={traits.length} text={words.length} />
      <Need words={words} isMet={traits.noSpaces} text={words.noSpaces} />
      <Need words={words} isMet={traits.enoughTypes} text={words.enoughTypes}>
        <ul className="grid gap-x-5 pt-1 sm:grid-cols-2">
          {types.map((type) => (
            <Need key={type} words={words} isMet={traits.types.has(type)} text={words.types[type]} />
          ))}
        </ul>
      </Need>
      {isCommon ? (
        <Need words={words} isMet={false} text={words.notCommon} />
      ) : (
        <li className="flex gap-2">
          <Sign isMet={false} />
          {words.notCommon}
        </li>
      )}
    </ul>
  );
}

type NeedProps = { words: Words; isMet: boolean; text: string; /** Parts of the need. */ children?: ReactNode };

function Need({ words, isMet, text, children }: NeedProps) {
  const language = usePageLanguage();
  return (
    <li className={classNames("flex gap-2 transition-colors", isMet && "text-action")}>
      <Sign isMet={isMet} />
      <div className="min-w-0 flex-1">
        {text}
        <span className="sr-only">{formatInBrackets(language, isMet ? words.met : words.unmet)}</span>
        {children}
      </div>
    </li>
  );
}

function Sign({ isMet }: { isMet: boolean }) {
  return (
    <svg
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="mt-[0.4em] size-3 flex-none"
    >
      <path d={isMet ? "M2 6.5L5 9.5L10 3" : "M3.5 6h5"} />
    </svg>
  );
}

function Announcement({ words, traits, typed }: { words: Words; traits: PasswordTraits; typed: string }) {
  const [announcement, setAnnouncement] = useState("");
  const missing = [
    !traits.length && words.length,
    !traits.noSpaces && words.noSpaces,
    !traits.enoughTypes && types.filter((type) => !traits.types.has(type)).map((type) => words.types[type]),
  ];
  const text = typed === "" ? "" : traits.enough ? words.enough : `${words.missing} ${missing.flat().filter(Boolean).join(", ")}`;
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}
