import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { EmergencyNotice } from "./emergency-notice.tsx";
import type { Emergency } from "./read-emergency.server.ts";
import type { SupportBreadcrumb } from "./read-support.server.ts";

type SupportHeadProps = {
  way: SupportBreadcrumb;
  emergency: Emergency;
  /** Shows the steps of the emergency notice at once. */
  isEmergencyOpen?: boolean;
  heading: string;
  lead?: string;
  children?: ReactNode;
};

export function SupportHead({ way, emergency, isEmergencyOpen = false, heading, lead, children }: SupportHeadProps) {
  return (
    <Container className="pt-6">
      <PageBreadcrumb {...way} />
      <div className="grid gap-x-gap gap-y-3 pb-8 pt-8 lg:grid-cols-12 lg:items-baseline-last lg:pb-10 lg:pt-10">
        <h1 className="text-h2 hyphens-auto lg:col-span-6">{heading}</h1>
        {lead && (
          <p className="max-w-prose text-lead text-soft not-[:lang(zh)]:text-balance lg:col-span-5 lg:col-start-8 print:hidden">{lead}</p>
        )}
      </div>
      <div className="pb-8">
        <EmergencyNotice {...emergency} isFolded={!isEmergencyOpen} />
      </div>
      {children}
    </Container>
  );
}
