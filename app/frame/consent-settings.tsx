import { setAppState } from "#app/page/app-state.ts";

type Props = { text: string; onClick?: () => void };

/** Opens the cookie settings. Needs JavaScript; without it, the cookies policy has the same form. */
export const ConsentSettings = ({ text }: Props) => <ConsentButton text={text} onClick={() => setAppState({ consentOpen: true })} />;

export function ConsentButton({ text, onClick }: Props) {
  return (
    <button
      type="button"
      data-consent
      onClick={onClick}
      className="hidden cursor-pointer py-[0.3rem] text-left hover:underline scripted:inline-block"
    >
      {text}
    </button>
  );
}
