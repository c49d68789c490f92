/** Role of a staff user; `null` in an account is a visitor. */
export type StaffRole = "administrator" | "editor" | "productManager" | "support";
