import DownIcon from "@mui/icons-material/ArrowDownward";
import UpIcon from "@mui/icons-material/ArrowUpward";
import RemoveIcon from "@mui/icons-material/DeleteOutlined";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";

type Action = "up" | "down" | "remove";
type Props = {
  labelOf(action: Action): string;
  canMove: { up: boolean; down: boolean };
  /** `step` is -1 for up and 1 for down. */
  onMove(step: number): void;
  onRemove(): void;
};

/** Buttons that move a row of a list up or down, or remove it. */
export function RowActions({ labelOf, canMove, onMove, onRemove }: Props) {
  return (
    <Stack direction="row" sx={{ flex: "none" }}>
      <IconButton aria-label={labelOf("up")} disabled={!canMove.up} onClick={() => onMove(-1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={labelOf("down")} disabled={!canMove.down} onClick={() => onMove(1)}>
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={labelOf("remove")} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
