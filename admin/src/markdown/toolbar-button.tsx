import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { ReactNode } from "react";

export type Tool = {
  name: string;
  icon: ReactNode;
  /** Whether the format applies at the cursor; undefined for tools that only run a command. */
  isOn?: boolean;
  /** Keeps the button focusable (`aria-disabled`), so that the focus is not lost. */
  isIdle?: boolean;
  run(): void;
};

export function ToolbarButton({
  tool: { name, icon, isOn, isIdle = false, run },
  isStop,
  onFocus,
}: {
  tool: Tool;
  isStop: boolean;
  onFocus(): void;
}) {
  return (
    <Tooltip title={name} disableInteractive>
      <IconButton
        size="small"
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        aria-pressed={isOn}
        aria-disabled={isIdle}
        color={isOn ? "primary" : "default"}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isIdle && run()}
        sx={{
          borderRadius: 1,
          minWidth: 34,
          height: 34,
          opacity: isIdle ? 0.4 : 1,
          bgcolor: isOn ? "action.selected" : undefined,
          fontSize: 15,
          fontWeight: 700,
        }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
