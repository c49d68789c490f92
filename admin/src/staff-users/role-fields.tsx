import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { roleNames } from "../../../domain/staff/schema.ts";
import { staffRoles, type StaffRole } from "../../../domain/staff/schema.ts";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { useTexts } from "../texts/staff-language.ts";
import { staffUserTexts } from "./texts.ts";

export type Rights = { role: StaffRole; languages: Language[]; mayPublish: boolean };
type RoleProps = { rights: Rights; languagesError: string | undefined; onChange(rights: Rights): void };

/** Administrators always publish, and support users never do. */
export const canNeedReview = (role: StaffRole): boolean => role === "editor" || role === "productManager";

/** Fields for a role, for the languages of an editor, and for the right to publish. */
export function RoleFields({ rights, languagesError, onChange }: RoleProps) {
  const texts = useTexts(staffUserTexts);
  const roles = useTexts(roleNames);
  const toLanguages = (value: unknown): Language[] => languageCodes.filter((code) => Array.isArray(value) && value.includes(code));
  return (
    <>
      <TextField
        select
        label={texts.role}
        value={rights.role}
        onChange={({ target }) => onChange({ ...rights, role: staffRoles.find((each) => each === target.value) ?? rights.role })}
      >
        {staffRoles.map((each) => (
          <MenuItem key={each} value={each}>
            {roles[each]}
          </MenuItem>
        ))}
      </TextField>
      {rights.role === "editor" && (
        <TextField
          select
          required
          label={texts.languages}
          value={rights.languages}
          onChange={({ target }) => onChange({ ...rights, languages: toLanguages(target.value) })}
          error={languagesError !== undefined}
          helperText={languagesError}
          slotProps={{ select: { multiple: true } }}
        >
          {languageCodes.map((code) => (
            <MenuItem key={code} value={code}>
              {languages[code].name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {canNeedReview(rights.role) && (
        <FormControlLabel
          label={texts.mayPublish}
          control={<Checkbox checked={rights.mayPublish} onChange={(_, mayPublish) => onChange({ ...rights, mayPublish })} />}
        />
      )}
    </>
  );
}

/** Rights as the server stores them: only editors have languages. */
export const normalizeRights = ({ role, languages: chosen, mayPublish }: Rights): Rights => ({
  role,
  languages: role === "editor" ? chosen : [],
  mayPublish: !canNeedReview(role) || mayPublish,
});
