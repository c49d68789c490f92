import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import type { DescribedField } from "../../../../domain/editing/schema.ts";
import { useStaffLanguage, useTexts } from "../../texts/staff-language.ts";
import { blockTexts } from "./block-texts.ts";
import type { readKindOptions } from "./read-kind-options.ts";

type Props = {
  kinds: ReturnType<typeof readKindOptions>["blocks"];
  onAdd(fields: readonly DescribedField[], kind: string): void;
};

export function AddBlock({ kinds, onAdd }: Props) {
  const texts = useTexts(blockTexts);
  const language = useStaffLanguage();
  const buttonId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={buttonId}
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        sx={{ alignSelf: "start" }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.add}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { "aria-labelledby": buttonId } }}>
        {kinds.map(({ kind, name, fields }) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onAdd(fields, kind);
            }}
          >
            {name[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
