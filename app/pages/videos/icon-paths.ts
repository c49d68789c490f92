/** Icons of the player, as paths in a square of 20 units. */
export const iconPaths = { play: "M6 4l10.5 6L6 16z", pause: "M7 4.5v11M13 4.5v11", expand: "M12 3.5h4.5V8M8 16.5H3.5V12" };
