import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnAccount } from "../../../domain/staff/schema.ts";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledCard } from "../layout/titled-card.tsx";
import { notify } from "../notifications/notify.ts";
import { chooseLanguage, useTexts } from "../texts/staff-language.ts";
import { ownAccountTexts } from "./texts.ts";

/** Name and language of the signed-in user. Saving also changes the language of the back office. */
export function ProfileCard({ account }: { account: Pick<OwnAccount, "name" | "email" | "language"> }) {
  const texts = useTexts(ownAccountTexts);
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState<Language>(account.language);
  const onSaved = () => {
    chooseLanguage(language === "au" ? "en" : language);
    notify(texts.saved, "success");
    void revalidate();
  };
  const save = useApiMutation("POST /staff/account/profile", ["own-account"], onSaved, "all");
  const nameError = save.error?.fields.name;
  return (
    <TitledCard title={texts.profile}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ pt: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ name, language });
        }}
      >
        <TextField
          label={texts.name}
          value={name}
          required
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
          error={nameError !== undefined}
          helperText={nameError ?? texts.nameHelp}
        />
        <TextField label={texts.email} value={account.email} disabled />
        <TextField
          select
          label={texts.language}
          value={language}
          helperText={texts.languageHelp}
          onChange={({ target }) => setLanguage(languageCodes.find((code) => code === target.value) ?? language)}
        >
          {languageCodes.map((code) => (
            <MenuItem key={code} value={code} lang={languages[code].tag}>
              {languages[code].name}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" loading={save.isPending} sx={{ alignSelf: "start" }}>
          {texts.save}
        </Button>
      </Stack>
    </TitledCard>
  );
}
