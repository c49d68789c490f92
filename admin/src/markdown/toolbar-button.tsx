import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { ReactNode } from "react";

export type Tool = {
  name: string;
  icon: ReactNode;
  /** Whether the format applies at the cursor; undefined for tools that only run a command. */
  isActive?: boolean;
  /** Keeps the button focusable (`aria-disabled`), so that the focus is not lost. */
  isDisabled?: boolean;
  run(): void;
};

export function ToolbarButton({
  tool: { name, icon, isActive, isDisabled = false, run },
  isTabStop,
  onFocus,
}: {
  tool: Tool;
  isTabStop: boolean;
  onFocus(): void;
}) {
  return (
    <Tooltip title={name} disableInteractive>
      <IconButton
        size="small"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={name}
        aria-pressed={isActive}
        aria-disabled={isDisabled}
        color={isActive ? "primary" : "default"}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isDisabled && run()}
        sx={{
          borderRadius: 1,
          minWidth: 34,
          height: 34,
          opacity: isDisabled ? 0.4 : 1,
          bgcolor: isActive ? "action.selected" : undefined,
          fontSize: 15,
          fontWeight: 700,
        }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );
}
