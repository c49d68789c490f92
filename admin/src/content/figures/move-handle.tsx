import DragIcon from "@mui/icons-material/DragIndicator";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { formatMessage } from "../../texts/format-message.ts";
import { useTexts } from "../../texts/staff-language.ts";
import { figureTexts } from "./texts.ts";

type Props = {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the row by -1 or 1. */
  onMove(by: number): void;
  onDragStart(): void;
  onDragEnd(): void;
};

/** Moves a row: by dragging, with the arrow keys, or with a menu for users who can do neither. */
export function MoveHandle({ id, name, isFirst, isLast, onMove, onDragStart, onDragEnd }: Props) {
  const texts = useTexts(figureTexts);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const move = (by: number) => {
    setAnchor(undefined);
    if (by < 0 ? !isFirst : !isLast) onMove(by);
  };
  return (
    <>
      <IconButton
        id={id}
        size="small"
        draggable
        aria-label={formatMessage(texts.move, { name })}
        title={texts.moveHelp}
        aria-haspopup="menu"
        sx={{ cursor: "grab" }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          move(event.key === "ArrowUp" ? -1 : 1);
        }}
        onDragStart={({ dataTransfer }) => {
          // Firefox starts no drag without data.
          dataTransfer.setData("text/plain", name);
          onDragStart();
        }}
        onDragEnd={onDragEnd}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          <MenuItem disabled={isFirst} onClick={() => move(-1)}>
            {texts.up}
          </MenuItem>
          <MenuItem disabled={isLast} onClick={() => move(1)}>
            {texts.down}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
