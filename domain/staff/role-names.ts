import type { StaffLanguage } from "#i18n/staff-languages.ts";
import type { StaffRole } from "#db/staff-role.ts";

/** Names of the roles on screens and in mails. */
export const roleNames: Record<StaffLanguage, Record<StaffRole, string>> = {
  en: { administrator: "Administrator", editor: "Editor", productManager: "Product manager", support: "Support" },
  fr: { administrator: "Administrateur", editor: "Rédacteur", productManager: "Chef de produit", support: "Assistance" },
  de: { administrator: "Administration", editor: "Redaktion", productManager: "Produktmanagement", support: "Support" },
  cn: { administrator: "管理员", editor: "编辑", productManager: "产品经理", support: "客服" },
};
