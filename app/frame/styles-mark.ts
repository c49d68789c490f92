/** Stands for the style sheet in a page as it is drawn; the server puts the sheet itself into the page's bytes. */
export const stylesMark = "/* app */";
