/** What a member of staff may do; `null` in an account is a visitor. */
export type StaffRole = "administrator" | "editor" | "productManager" | "support";
