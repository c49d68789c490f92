export type StaffRole = "administrator" | "editor" | "productManager" | "support";
