import MenuItem from "@mui/material/MenuItem";
import TextInput from "@mui/material/TextField";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { ExampleMark } from "./example-mark.tsx";
import { RowsCard } from "./rows-card.tsx";
import type { SiteDraft } from "./site-fields.ts";
import { lineNames, siteTexts } from "./site-texts.ts";

const lines = ["residential", "commercial-industrial", "utility"] as const;

/** Edits the support contacts: area, product lines and opening hours. */
export function ContactRows({ draft: { site, change, errorAt } }: { draft: SiteDraft }) {
  const texts = useTexts(siteTexts);
  const names = lineNames[useStaffLanguage()];
  const toLine = (value: string) => lines.find((line) => line === value) ?? [];
  return (
    <RowsCard
      title={texts.contacts}
      rows={site.supportContacts ?? []}
      empty={{ phone: "", email: "", hours: "" }}
      onChange={(supportContacts) => change({ supportContacts })}
    >
      {(row, changeRow, index) => (
        <>
          {(["area", "phone", "email", "hours"] as const).map((name) => (
            <TextInput
              key={name}
              size="small"
              label={texts.contact[name]}
              value={row[name] ?? ""}
              onChange={({ target }) => changeRow({ [name]: name === "area" ? target.value.toUpperCase() : target.value, sample: false })}
              error={errorAt(`supportContacts.${index}.${name}`) !== undefined}
              helperText={errorAt(`supportContacts.${index}.${name}`)}
            />
          ))}
          <TextInput
            select
            size="small"
            label={texts.contact.lines}
            value={row.lines ?? []}
            onChange={({ target }) => changeRow({ lines: [target.value].flat().flatMap((value) => toLine(value)) })}
            slotProps={{ select: { multiple: true } }}
            sx={{ minWidth: 180 }}
          >
            {lines.map((line) => (
              <MenuItem key={line} value={line}>
                {names[line]}
              </MenuItem>
            ))}
          </TextInput>
          <ExampleMark isMarked={row.sample} onChange={(sample) => changeRow({ sample })} />
        </>
      )}
    </RowsCard>
  );
}
