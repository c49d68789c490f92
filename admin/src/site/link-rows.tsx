import TextInput from "@mui/material/TextField";
import { useTexts } from "../texts/staff-language.ts";
import { RowsCard } from "./rows-card.tsx";
import type { SiteDraft } from "./site-fields.ts";
import { siteTexts } from "./site-texts.ts";

/** Edits the links to social networks. */
export function LinkRows({ draft: { site, change, errorAt } }: { draft: SiteDraft }) {
  const texts = useTexts(siteTexts);
  return (
    <RowsCard
      title={texts.links}
      rows={site.socialLinks ?? []}
      empty={{ name: "", url: "" }}
      onChange={(socialLinks) => change({ socialLinks })}
    >
      {(row, changeRow, index) =>
        (["name", "url"] as const).map((name) => (
          <TextInput
            key={name}
            size="small"
            label={texts[name]}
            value={row[name]}
            onChange={({ target }) => changeRow({ [name]: target.value })}
            error={errorAt(`socialLinks.${index}.${name}`) !== undefined}
            helperText={errorAt(`socialLinks.${index}.${name}`)}
          />
        ))
      }
    </RowsCard>
  );
}
