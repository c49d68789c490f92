import { useSearchParams } from "react-router";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import { languageOptions, SelectField } from "../layout/select-field.tsx";

/** Website language that the address names; English by default. */
export function useWebsiteLanguage(): Language {
  const [search] = useSearchParams();
  const parameter = search.get("language") ?? "";
  return isLanguage(parameter) ? parameter : "en";
}

/** Changes the website language in the address. */
export function WebsiteLanguageSelect({ label }: { label: string }) {
  const [, setSearch] = useSearchParams();
  return (
    <SelectField
      label={label}
      value={useWebsiteLanguage()}
      options={languageOptions()}
      onChange={(code) => setSearch({ language: code }, { replace: true })}
    />
  );
}
