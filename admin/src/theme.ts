import { createTheme } from "@mui/material/styles";

const narrow = "@media (max-width: 599.95px)";

/** Theme with the colours and the typeface of the site (app/styles/app.css). */
export const theme = createTheme({
  components: {
    MuiAutocomplete: { defaultProps: { fullWidth: true }, styleOverrides: { root: { [narrow]: { width: "100%" } } } },
    // Keeps the help text readable below a read-only field.
    MuiFormHelperText: { styleOverrides: { root: { "&.Mui-disabled": { color: "#5a615c" } } } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 56 } } },
    MuiTableCell: { styleOverrides: { root: { "&.MuiTableCell-paddingCheckbox": { padding: "0 8px" } } } },
  },
  typography: {
    fontFamily:
      '"Hanken Grotesk", "Hanken Grotesk Fallback", "Hanken Grotesk on Android", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
    fontWeightBold: 550,
    h4: { fontSize: "2rem", fontWeight: 500, letterSpacing: "-0.02em" },
    h5: { fontWeight: 500, letterSpacing: "-0.012em" },
    button: { textTransform: "none" },
  },
  palette: {
    primary: { main: "#0f5c43" },
    secondary: { main: "#1b201e" },
    warning: { main: "#8a5a0c" },
    error: { main: "#b3261e" },
    info: { main: "#1d5a85" },
    text: { primary: "#161a18", secondary: "#5a615c" },
    background: { default: "#f6f4ef" },
  },
});
