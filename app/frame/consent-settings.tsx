import { setAppState } from "#app/page/app-state.ts";

/** Opens the choice about cookies again. It needs the code that asks; without it the cookies policy has the same choice. */
export function ConsentSettings({ text }: { text: string }) {
  return (
    <button
      type="button"
      onClick={() => setAppState({ consentOpen: true })}
      className="hidden cursor-pointer py-[0.3rem] text-left hover:underline scripted:inline-block"
    >
      {text}
    </button>
  );
}
